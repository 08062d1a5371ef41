BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE analysis (
	table_id VARCHAR(16) NOT NULL, 
	body BLOB NOT NULL, 
	CONSTRAINT pk_analysis PRIMARY KEY (table_id), 
	CONSTRAINT fk_analysis_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE closure (
	since FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_closure PRIMARY KEY (since)
);
CREATE TABLE event (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	client VARCHAR(100), 
	body TEXT NOT NULL, 
	CONSTRAINT pk_event PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_event_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "event" VALUES('g9ht7rxjtk43',1,1.79494897445792984955e+09,NULL,'{"kind":"created","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true},"game":"four","options":{"players":2,"mode":"standard"},"chairs":[{"kind":"person","person":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true},"name":"Anna"},{"kind":"open"}],"commitment":"4286a22c8d66a2d228425daf0d8a596fd60f54f426fddcfe5c7b1d2bd5d67be4"}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',2,1.79494897450438833236e+09,NULL,'{"kind":"joined","seat":1,"chair":{"kind":"person","person":{"id":"hei7eemts7mp","name":"Bert","claimed":true},"name":"Bert"}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',3,1.79494897450502562518e+09,NULL,'{"kind":"started","salts":["",""],"fallen":[],"digest":"3bd6fb7ae795b688","waiting":[0],"seats":["red","yellow"],"rules":1,"content":"none"}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',4,1.7949489745550470352e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"bccd5f3565b1c22d","count":1,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',5,1794948974.59185,NULL,'{"kind":"acted","seat":1,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"3d03ba8010a1b6c0","count":2,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"hei7eemts7mp","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',6,1.79494897461816692351e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"6f0bb138141eb9a4","count":3,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',7,1.79494897463437795637e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"02d715c6ce98256b","count":4,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"hei7eemts7mp","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',8,1.79494897465714144712e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"56df5f3ab2057e63","count":5,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',9,1.79494897468643951413e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"775bb08e41251cdc","count":6,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"hei7eemts7mp","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',10,1.79494897471429848672e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"fc8e263e42bcf0ac","count":7,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',11,1.79494897474637627602e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"572e865982b8c2a6","count":8,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"hei7eemts7mp","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',12,1.79494897476599049568e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"8fa1d98c7864eba9","count":9,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',13,1.79494897478728461263e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"c176de6f5f4c6fed","count":10,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"hei7eemts7mp","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',14,1.79494897482428145412e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"7107639ad10b6506","count":11,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',15,1.79494897485847663878e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"d7d4f737600c35f7","count":12,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"hei7eemts7mp","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',16,1.79494897488273668284e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop d","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"d"}}},"fallen":[],"digest":"4c576fee287c1b95","count":13,"waiting":[],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":3},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"d"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('g9ht7rxjtk43',17,1.79494897488276052479e+09,NULL,'{"kind":"ended","over":{"reason":"rules","seat":null,"result":{"places":[1,2],"scores":[1,0],"rule":"CF-3.1","message":"four"}}}');
INSERT INTO "event" VALUES('hq9kwagbakc8',1,1.79494897489768743519e+09,NULL,'{"kind":"created","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true},"game":"four","options":{"players":2,"mode":"standard"},"chairs":[{"kind":"person","person":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true},"name":"Anna"},{"kind":"open"}],"commitment":"3883ec8fa49f61441d8c493c7b17cc7b64575d67ce846b874c2b9ed62c6292f5"}');
INSERT INTO "event" VALUES('hq9kwagbakc8',2,1.79494897492238020893e+09,NULL,'{"kind":"joined","seat":1,"chair":{"kind":"person","person":{"id":"hei7eemts7mp","name":"Bert","claimed":true},"name":"Bert"}}');
INSERT INTO "event" VALUES('hq9kwagbakc8',3,1.79494897492255592341e+09,NULL,'{"kind":"started","salts":["",""],"fallen":[],"digest":"3bd6fb7ae795b688","waiting":[0],"seats":["red","yellow"],"rules":1,"content":"none"}');
INSERT INTO "event" VALUES('hq9kwagbakc8',4,1.79494897496732306479e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"313a91189facfc02","count":1,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('hq9kwagbakc8',5,1.79494897500643348694e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"1b0bf66bae5892a6","count":2,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"hei7eemts7mp","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('hq9kwagbakc8',6,1.79494897503666281705e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"02223df3c4334234","count":3,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('hq9kwagbakc8',7,1.79494897507045769692e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"6a5d735bf52c6a7d","count":4,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"hei7eemts7mp","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('hq9kwagbakc8',8,1.79494897509650945663e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"92026cb994cac137","count":5,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('hq9kwagbakc8',9,1.79494897513543868062e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"e59cdfb045f8b98f","count":6,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"hei7eemts7mp","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('hq9kwagbakc8',10,1.79494897517558503149e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"44d7d81d08437a27","count":7,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('kgcs3vewk4dk',1,1.79494897521471309664e+09,NULL,'{"kind":"created","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true},"game":"tyrants","options":{"half_decks":[],"houses":[],"section":"random","players":2,"mode":"standard"},"chairs":[{"kind":"person","person":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true},"name":"Anna"},{"kind":"bot","bot":"greedy"}],"commitment":"0222d90698e11c917c915e9be33ec56b3959840f3df4bb2323f0771390543247"}');
INSERT INTO "event" VALUES('kgcs3vewk4dk',2,1.79494897524216723448e+09,NULL,'{"kind":"started","salts":["",""],"fallen":[3,2,1,70,27,8,35,27,57,23,40,11,16,25,8,56,3,34,18,46,31,60,29,31,56,44,53,34,29,47,35,45,27,36,45,11,1,27,14,36,30,39,23,16,16,1,28,16,5,17,16,6,29,18,0,15,18,9,21,10,8,15,0,5,16,17,1,8,14,13,9,11,6,8,8,4,6,2,3,0,0,0,0,9,7,4,1,3,4,3,2,1,1,0,3,1,3,0,3,2,0],"digest":"e269e591cfa37d7b","waiting":[0],"seats":["orange","blue"],"told":[{"rule":"TU-2.16","event":{"event":"houses-taken","houses":[{"kind":"seat","id":"orange"},{"kind":"seat","id":"blue"}]},"say":{"message":"event-houses-taken","words":{"houses":[{"kind":"seat","id":"orange"},{"kind":"seat","id":"blue"}]},"rule":"TU-2.16"}},{"rule":"TU-2.11","event":{"event":"market-dealt","decks":[{"kind":"half_deck","id":"drow"},{"kind":"half_deck","id":"dragons"}],"cards":[40,18,8,21,43,32]},"say":{"message":"event-market-dealt","words":{"decks":[{"kind":"half_deck","id":"drow"},{"kind":"half_deck","id":"dragons"}],"cards":[{"kind":"card","id":"wyrmspeaker"},{"kind":"card","id":"information_broker"},{"kind":"card","id":"master_of_melee_magthere"},{"kind":"card","id":"drow_negotiator"},{"kind":"card","id":"blue_wyrmling"},{"kind":"card","id":"red_wyrmling"}]},"rule":"TU-2.11"}},{"rule":"TU-2.15","event":{"event":"first-found","seat":0},"say":{"message":"event-first-found","words":{"seat":{"kind":"seat","id":"orange"}},"rule":"TU-2.15"}},{"rule":"TU-2.18","event":{"event":"drew","seat":0,"cards":[1,1,0,0,0]},"say":{"message":"event-drew","words":{"seat":{"kind":"seat","id":"orange"},"cards":[{"kind":"card","id":"soldier"},{"kind":"card","id":"soldier"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"}]},"rule":"TU-2.18"},"to":[0],"veiled":{"event":"drew-hidden","seat":0,"count":5},"veiled_say":{"message":"event-drew-hidden","words":{"seat":{"kind":"seat","id":"orange"},"count":5},"rule":"TU-2.18"}},{"rule":"TU-2.18","event":{"event":"drew","seat":1,"cards":[0,0,0,1,1]},"say":{"message":"event-drew","words":{"seat":{"kind":"seat","id":"blue"},"cards":[{"kind":"card","id":"noble"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"},{"kind":"card","id":"soldier"},{"kind":"card","id":"soldier"}]},"rule":"TU-2.18"},"to":[1],"veiled":{"event":"drew-hidden","seat":1,"count":5},"veiled_say":{"message":"event-drew-hidden","words":{"seat":{"kind":"seat","id":"blue"},"count":5},"rule":"TU-2.18"}}],"rules":1,"content":"cb6d4a123090f9f0"}');
INSERT INTO "event" VALUES('kgcs3vewk4dk',3,1.79494897528935861592e+09,NULL,'{"kind":"acted","seat":0,"notation":"deploy skullport:2","say":{"message":"action-deploy","words":{"space":{"kind":"space","id":"skullport:2"}}},"fallen":[],"digest":"17d3386aa8d004c2","count":1,"waiting":[1],"told":[{"rule":"TU-9.20","event":{"event":"deployed","seat":0,"space":54},"say":{"message":"event-deployed","words":{"seat":{"kind":"seat","id":"orange"},"space":{"kind":"space","id":"skullport:2"}},"rule":"TU-9.20"}}],"ask":"start","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('kgcs3vewk4dk',4,1.79494897651499390597e+09,NULL,'{"kind":"acted","seat":1,"notation":"deploy ched_nasad:0","say":{"message":"action-deploy","words":{"space":{"kind":"space","id":"ched_nasad:0"}}},"fallen":[],"digest":"7af3916c02422c03","count":2,"waiting":[0],"told":[{"rule":"TU-9.20","event":{"event":"deployed","seat":1,"space":48},"say":{"message":"event-deployed","words":{"seat":{"kind":"seat","id":"blue"},"space":{"kind":"space","id":"ched_nasad:0"}},"rule":"TU-9.20"}},{"rule":"TU-5.1","event":{"event":"turn-began","seat":0,"round":1},"say":{"message":"event-turn-began","words":{"seat":{"kind":"seat","id":"orange"},"round":1},"rule":"TU-5.1"}}],"ask":"start","auto":"bot"}');
INSERT INTO "event" VALUES('kgcs3vewk4dk',5,1.79494897663094639776e+09,NULL,'{"kind":"acted","seat":0,"notation":"play noble","say":{"message":"action-play","words":{"card":{"kind":"card","id":"noble"}}},"fallen":[],"digest":"c4be239d3dc77cb1","count":3,"waiting":[0],"told":[{"rule":"TU-6.1","event":{"event":"played","seat":0,"card":0},"say":{"message":"event-played","words":{"seat":{"kind":"seat","id":"orange"},"card":{"kind":"card","id":"noble"}},"rule":"TU-6.1"}},{"rule":"TU-4.3","event":{"event":"influence-gained","seat":0,"amount":1},"say":{"message":"event-influence-gained","words":{"seat":{"kind":"seat","id":"orange"},"amount":1},"rule":"TU-4.3"}}],"ask":"act","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('kgcs3vewk4dk',6,1.79494897669468593602e+09,NULL,'{"kind":"acted","seat":0,"notation":"play soldier","say":{"message":"action-play","words":{"card":{"kind":"card","id":"soldier"}}},"fallen":[],"digest":"9cf2e0f7a17eeb9a","count":4,"waiting":[0],"told":[{"rule":"TU-6.1","event":{"event":"played","seat":0,"card":1},"say":{"message":"event-played","words":{"seat":{"kind":"seat","id":"orange"},"card":{"kind":"card","id":"soldier"}},"rule":"TU-6.1"}},{"rule":"TU-4.3","event":{"event":"power-gained","seat":0,"amount":1},"say":{"message":"event-power-gained","words":{"seat":{"kind":"seat","id":"orange"},"amount":1},"rule":"TU-4.3"}}],"ask":"act","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('kgcs3vewk4dk',7,1.79494897672580885883e+09,NULL,'{"kind":"acted","seat":0,"notation":"deploy kanaglym--skullport:0","say":{"message":"action-deploy","words":{"space":{"kind":"space","id":"kanaglym--skullport:0"}}},"fallen":[],"digest":"542cae5fdd092da1","count":5,"waiting":[0],"told":[{"rule":"TU-9.20","event":{"event":"deployed","seat":0,"space":108},"say":{"message":"event-deployed","words":{"seat":{"kind":"seat","id":"orange"},"space":{"kind":"space","id":"kanaglym--skullport:0"}},"rule":"TU-9.20"}}],"ask":"act","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('kgcs3vewk4dk',8,1.79494897677511286732e+09,NULL,'{"kind":"acted","seat":0,"notation":"play noble","say":{"message":"action-play","words":{"card":{"kind":"card","id":"noble"}}},"fallen":[],"digest":"3e0feb93ef0d3e38","count":6,"waiting":[0],"told":[{"rule":"TU-6.1","event":{"event":"played","seat":0,"card":0},"say":{"message":"event-played","words":{"seat":{"kind":"seat","id":"orange"},"card":{"kind":"card","id":"noble"}},"rule":"TU-6.1"}},{"rule":"TU-4.3","event":{"event":"influence-gained","seat":0,"amount":1},"say":{"message":"event-influence-gained","words":{"seat":{"kind":"seat","id":"orange"},"amount":1},"rule":"TU-4.3"}}],"ask":"act","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('kgcs3vewk4dk',9,1.79494897682350301737e+09,NULL,'{"kind":"acted","seat":0,"notation":"play soldier","say":{"message":"action-play","words":{"card":{"kind":"card","id":"soldier"}}},"fallen":[],"digest":"dfb141bc07af27e2","count":7,"waiting":[0],"told":[{"rule":"TU-6.1","event":{"event":"played","seat":0,"card":1},"say":{"message":"event-played","words":{"seat":{"kind":"seat","id":"orange"},"card":{"kind":"card","id":"soldier"}},"rule":"TU-6.1"}},{"rule":"TU-4.3","event":{"event":"power-gained","seat":0,"amount":1},"say":{"message":"event-power-gained","words":{"seat":{"kind":"seat","id":"orange"},"amount":1},"rule":"TU-4.3"}}],"ask":"act","by":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true}}');
CREATE TABLE game_table (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	private BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	tended BOOLEAN NOT NULL, 
	seed BLOB NOT NULL, 
	keys TEXT NOT NULL, 
	info TEXT NOT NULL, host VARCHAR(16) DEFAULT '' NOT NULL, aside TEXT, 
	CONSTRAINT pk_game_table PRIMARY KEY (id)
);
INSERT INTO "game_table" VALUES('g9ht7rxjtk43','four','over',0,1.79494897445792984955e+09,0,X'0D230F2960599FDAB99BAEF2D7ED3337E026A98E10E18832C46F5955F409298A','{"watch":"MZ2_foHGGI8JEq_F","0":"miNHPw0oHzoE3R2a","1":"kmN_TMOtkiz2WF3V"}','{"id":"g9ht7rxjtk43","game":"four","mode":"standard","options":{"players":2,"mode":"standard"},"status":"over","private":false,"host":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true},"created":1794948974.4579298,"seats":[{"kind":"person","person":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true},"name":"Anna","bot":null,"here":false},{"kind":"person","person":{"id":"hei7eemts7mp","name":"Bert","claimed":true},"name":"Bert","bot":null,"here":false}],"start":"full","clock":null,"commitment":"4286a22c8d66a2d228425daf0d8a596fd60f54f426fddcfe5c7b1d2bd5d67be4","n":17,"count":13,"waiting":[],"over":{"reason":"rules","seat":null,"result":{"places":[1,2],"scores":[1,0],"rule":"CF-3.1","message":"four"}},"rematch":null,"branch":null,"hints":true,"hinted":[0,0],"rules":1,"content":"none","aside":null,"mine":[],"am_host":false,"hot_seat":false}','w9dm2nftdvd2',NULL);
INSERT INTO "game_table" VALUES('hq9kwagbakc8','four','playing',0,1.79494897489768743519e+09,0,X'5644D19ECDA3DACC0DF8D4AA25982B82109F48909E7CB3FCCBA6B89091F5FDF5','{"watch":"QsbBmzhz6ULKrxeQ","0":"CE_xRjGCcfL3gNDd","1":"Yc0hZl5MKqwtrd-q"}','{"id":"hq9kwagbakc8","game":"four","mode":"standard","options":{"players":2,"mode":"standard"},"status":"playing","private":false,"host":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true},"created":1794948974.8976874,"seats":[{"kind":"person","person":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true},"name":"Anna","bot":null,"here":false},{"kind":"person","person":{"id":"hei7eemts7mp","name":"Bert","claimed":true},"name":"Bert","bot":null,"here":false}],"start":"full","clock":null,"commitment":"3883ec8fa49f61441d8c493c7b17cc7b64575d67ce846b874c2b9ed62c6292f5","n":10,"count":7,"waiting":[1],"over":null,"rematch":null,"branch":null,"hints":true,"hinted":[0,0],"rules":1,"content":"none","aside":null,"mine":[],"am_host":false,"hot_seat":false}','w9dm2nftdvd2',NULL);
INSERT INTO "game_table" VALUES('kgcs3vewk4dk','tyrants','playing',0,1.79494897521471309664e+09,1,X'CA911760713C08412CB27A1D53A87254F53B639AEA712CDFC50D7AF1220A4406','{"watch":"g_vXdYm9bgUS1cXg","0":"-66p0WyTXA9BoC0l","1":"Ah4561BWGYEavsur"}','{"id":"kgcs3vewk4dk","game":"tyrants","mode":"standard","options":{"half_decks":[],"houses":[],"section":"random","players":2,"mode":"standard"},"status":"playing","private":false,"host":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true},"created":1794948975.214713,"seats":[{"kind":"person","person":{"id":"w9dm2nftdvd2","name":"Anna","claimed":true},"name":"Anna","bot":null,"here":false},{"kind":"bot","person":null,"name":null,"bot":"greedy","here":true}],"start":"full","clock":null,"commitment":"0222d90698e11c917c915e9be33ec56b3959840f3df4bb2323f0771390543247","n":9,"count":7,"waiting":[0],"over":null,"rematch":null,"branch":null,"hints":true,"hinted":[0,0],"rules":1,"content":"cb6d4a123090f9f0","aside":null,"mine":[],"am_host":false,"hot_seat":false}','w9dm2nftdvd2',NULL);
CREATE TABLE member (
	person VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_member PRIMARY KEY (person, table_id), 
	CONSTRAINT fk_member_person_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_member_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "member" VALUES('w9dm2nftdvd2','g9ht7rxjtk43');
INSERT INTO "member" VALUES('hei7eemts7mp','g9ht7rxjtk43');
INSERT INTO "member" VALUES('w9dm2nftdvd2','hq9kwagbakc8');
INSERT INTO "member" VALUES('hei7eemts7mp','hq9kwagbakc8');
INSERT INTO "member" VALUES('w9dm2nftdvd2','kgcs3vewk4dk');
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	folded VARCHAR(80), 
	password TEXT, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id), 
	CONSTRAINT uq_person_folded UNIQUE (folded)
);
INSERT INTO "person" VALUES('w9dm2nftdvd2','Anna','anna','$argon2id$v=19$m=65536,t=3,p=4$Opw5JhJ403xZWMhK+/nWkQ$v+2e5lkiWvwD1SqekVVZlmxiCdJDPwx9P7shwckM4vU',1.79494897368680095674e+09);
INSERT INTO "person" VALUES('hei7eemts7mp','Bert','bert','$argon2id$v=19$m=65536,t=3,p=4$gKiUI6S7n7gCnHev4BCn/w$TLeRb3gUsS8gZkDDIdOjekhrLObaBrYwrtkZ9cjaA78',1.79494897407749271389e+09);
CREATE TABLE preset (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	ask VARCHAR(80) NOT NULL, 
	notation TEXT NOT NULL, 
	until VARCHAR(100) NOT NULL, 
	CONSTRAINT pk_preset PRIMARY KEY (table_id, seat, ask), 
	CONSTRAINT fk_preset_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE progress (
	person VARCHAR(16) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	item VARCHAR(80) NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	step INTEGER NOT NULL, 
	hints INTEGER NOT NULL, 
	table_id VARCHAR(16), 
	touched FLOAT NOT NULL, 
	CONSTRAINT pk_progress PRIMARY KEY (person, game, kind, item), 
	CONSTRAINT fk_progress_person_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE pulse (
	process VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_pulse PRIMARY KEY (process)
);
INSERT INTO "pulse" VALUES('bni8s84rh7hs',1.7949489785810086727e+09);
CREATE TABLE report (
	id VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	"by" VARCHAR(16) NOT NULL, 
	about VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	lines TEXT NOT NULL, 
	CONSTRAINT pk_report PRIMARY KEY (id), 
	CONSTRAINT fk_report_by_person FOREIGN KEY("by") REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_report_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE snapshot (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	body BLOB NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY (table_id), 
	CONSTRAINT fk_snapshot_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_token PRIMARY KEY (hash), 
	CONSTRAINT fk_token_person_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "token" VALUES('0025766750fb810883fe6cd3a7215308715faef3ea5770439d0891b6b1e33668','w9dm2nftdvd2',1.79494897368680095674e+09);
INSERT INTO "token" VALUES('093b2963c4088720c71e0144ff2a3cadae2ef3ceca888d4e12a9e2e0a0f00100','hei7eemts7mp',1.79494897407749271389e+09);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX ix_game_table_list ON game_table (private, status, created);
CREATE UNIQUE INDEX uq_event_client ON event (table_id, client);
CREATE INDEX ix_progress_item ON progress (game, kind, item);
CREATE INDEX ix_game_table_host ON game_table (host, status);
CREATE UNIQUE INDEX uq_report_once ON report ("by", about, table_id);
COMMIT;
