BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "event" VALUES('4r9nyu2e6yh7',1,1.79494893614575457569e+09,NULL,'{"kind":"created","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true},"game":"four","options":{"players":2,"mode":"standard"},"chairs":[{"kind":"person","person":{"id":"76vr3rbvcec9","name":"Anna","claimed":true},"name":"Anna"},{"kind":"open"}],"commitment":"239d11f6218018def3196777dad30bf476edfda264459fbc385ba1b7bafbec53"}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',2,1.7949489362342064381e+09,NULL,'{"kind":"joined","seat":1,"chair":{"kind":"person","person":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true},"name":"Bert"}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',3,1.7949489362348840237e+09,NULL,'{"kind":"started","salts":["",""],"fallen":[],"digest":"3bd6fb7ae795b688","waiting":[0],"seats":["red","yellow"],"rules":1,"content":"none"}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',4,1.79494893641259050374e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"912999de247f4e61","count":1,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',5,1.79494893655206465719e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"c17bdb4480084c8b","count":2,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',6,1.79494893664613580706e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"de4d523bc25173b6","count":3,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',7,1.79494893674111413955e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"e077d4f10e33619a","count":4,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',8,1.79494893683595323563e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop d","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"d"}}},"fallen":[],"digest":"b4fcba6577d0f61c","count":5,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":3},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"d"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',9,1.7949489369177701473e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop d","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"d"}}},"fallen":[],"digest":"f12a36966f389675","count":6,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":3},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"d"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',10,1.79494893696659874914e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"bafdc6305851a45f","count":7,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',11,1.79494893707058429718e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"a31d8f29d82f3349","count":8,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',12,1.79494893712902975086e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"4d88aaf5fc767311","count":9,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',13,1.79494893724212813373e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"57858c7621c4f965","count":10,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',14,1.79494893731883382792e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop d","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"d"}}},"fallen":[],"digest":"f886843e06da9a8d","count":11,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":3},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"d"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',15,1.79494893741957712175e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"ef35a34886490d7d","count":12,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',16,1.79494893749871349333e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"9d5ff7608b0411d4","count":13,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',17,1.79494893758990859983e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"7fc8ab951421ecec","count":14,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',18,1.79494893767068028453e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"e1055ec51c763249","count":15,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',19,1.79494893776764917374e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"66dd63d4b8871c51","count":16,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',20,1.79494893786821341514e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"46548dddced01b53","count":17,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',21,1.79494893798596954342e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"df109bb53d8501d1","count":18,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',22,1.79494893808223700522e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"130c8b1f184e2391","count":19,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',23,1.79494893820421552656e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"2073366db1ac4e8b","count":20,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',24,1.79494893829110455508e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"71f685a8d4b97d84","count":21,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',25,1.79494893838605856892e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"c4363f8f60fd7e5b","count":22,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',26,1.79494893844376802441e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"a35cefe31b3b2bf6","count":23,"waiting":[],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('4r9nyu2e6yh7',27,1.79494893844379520414e+09,NULL,'{"kind":"ended","over":{"reason":"rules","seat":null,"result":{"places":[1,2],"scores":[1,0],"rule":"CF-3.1","message":"four"}}}');
INSERT INTO "event" VALUES('yp6e96w5fp8e',1,1.79494893848935174948e+09,NULL,'{"kind":"created","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true},"game":"four","options":{"players":2,"mode":"standard"},"chairs":[{"kind":"person","person":{"id":"76vr3rbvcec9","name":"Anna","claimed":true},"name":"Anna"},{"kind":"open"}],"commitment":"04d4e4f2208af9cf0898e2a56c4f227a16a2d4bad2ff45acb3bfc6c3b372b30c"}');
INSERT INTO "event" VALUES('yp6e96w5fp8e',2,1.79494893855849552153e+09,NULL,'{"kind":"joined","seat":1,"chair":{"kind":"person","person":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true},"name":"Bert"}}');
INSERT INTO "event" VALUES('yp6e96w5fp8e',3,1.79494893855868673329e+09,NULL,'{"kind":"started","salts":["",""],"fallen":[],"digest":"3bd6fb7ae795b688","waiting":[0],"seats":["red","yellow"],"rules":1,"content":"none"}');
INSERT INTO "event" VALUES('yp6e96w5fp8e',4,1.79494893868301391608e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"313a91189facfc02","count":1,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('yp6e96w5fp8e',5,1.79494893885489964482e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"f07c033151189e9e","count":2,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('yp6e96w5fp8e',6,1.79494893896373367307e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"af0bb34d39672e45","count":3,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('yp6e96w5fp8e',7,1.79494893906540203092e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"305b71fde0abc168","count":4,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('yp6e96w5fp8e',8,1.7949489391663284301e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"0047ca7a22551f58","count":5,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('yp6e96w5fp8e',9,1.7949489392783045769e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"5aa7d5279359cf24","count":6,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('yp6e96w5fp8e',10,1.794948939342730999e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"642d13ecc3cb4445","count":7,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('d3i2rvvu9c87',1,1.79494893940685725213e+09,NULL,'{"kind":"created","by":{"id":"76vr3rbvcec9","name":"Anna","claimed":true},"game":"tyrants","options":{"half_decks":[],"houses":[],"section":"random","players":2,"mode":"standard"},"chairs":[{"kind":"person","person":{"id":"76vr3rbvcec9","name":"Anna","claimed":true},"name":"Anna"},{"kind":"bot","bot":"greedy"}],"commitment":"31a430e259e0a2b0d15d6394ec8e9a1e0bd4ece6a31dca371f0f9b4a8e0ad015"}');
INSERT INTO "event" VALUES('d3i2rvvu9c87',2,1.79494893949864149098e+09,NULL,'{"kind":"started","salts":["",""],"fallen":[2,0,0,53,30,49,8,2,74,60,23,58,54,63,25,33,28,5,4,50,26,0,51,24,54,56,45,34,5,27,7,41,9,22,35,3,46,44,25,33,14,22,35,19,15,16,3,31,14,2,26,20,6,20,26,2,20,18,4,13,16,13,4,5,8,6,8,10,7,7,6,10,7,0,2,5,2,4,1,2,2,1,1,7,6,2,3,0,0,0,1,0,1,2,5,6,0,4,1,2,1],"digest":"4b1a160ee9d822d0","waiting":[1],"seats":["blue","black"],"told":[{"rule":"TU-2.16","event":{"event":"houses-taken","houses":[{"kind":"seat","id":"blue"},{"kind":"seat","id":"black"}]},"say":{"message":"event-houses-taken","words":{"houses":[{"kind":"seat","id":"blue"},{"kind":"seat","id":"black"}]},"rule":"TU-2.16"}},{"rule":"TU-2.11","event":{"event":"market-dealt","decks":[{"kind":"half_deck","id":"drow"},{"kind":"half_deck","id":"dragons"}],"cards":[30,20,29,8,5,41]},"say":{"message":"event-market-dealt","words":{"decks":[{"kind":"half_deck","id":"drow"},{"kind":"half_deck","id":"dragons"}],"cards":[{"kind":"card","id":"dragon_cultist"},{"kind":"card","id":"advocate"},{"kind":"card","id":"black_dragon"},{"kind":"card","id":"master_of_melee_magthere"},{"kind":"card","id":"advance_scout"},{"kind":"card","id":"cult_fanatic"}]},"rule":"TU-2.11"}},{"rule":"TU-2.15","event":{"event":"first-found","seat":1},"say":{"message":"event-first-found","words":{"seat":{"kind":"seat","id":"black"}},"rule":"TU-2.15"}},{"rule":"TU-2.18","event":{"event":"drew","seat":0,"cards":[1,0,0,0,0]},"say":{"message":"event-drew","words":{"seat":{"kind":"seat","id":"blue"},"cards":[{"kind":"card","id":"soldier"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"}]},"rule":"TU-2.18"},"to":[0],"veiled":{"event":"drew-hidden","seat":0,"count":5},"veiled_say":{"message":"event-drew-hidden","words":{"seat":{"kind":"seat","id":"blue"},"count":5},"rule":"TU-2.18"}},{"rule":"TU-2.18","event":{"event":"drew","seat":1,"cards":[0,0,0,0,0]},"say":{"message":"event-drew","words":{"seat":{"kind":"seat","id":"black"},"cards":[{"kind":"card","id":"noble"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"}]},"rule":"TU-2.18"},"to":[1],"veiled":{"event":"drew-hidden","seat":1,"count":5},"veiled_say":{"message":"event-drew-hidden","words":{"seat":{"kind":"seat","id":"black"},"count":5},"rule":"TU-2.18"}}],"rules":1,"content":"cb6d4a123090f9f0"}');
INSERT INTO "event" VALUES('d3i2rvvu9c87',3,1.79494894403337717061e+09,NULL,'{"kind":"acted","seat":1,"notation":"deploy ched_nasad:0","say":{"message":"action-deploy","words":{"space":{"kind":"space","id":"ched_nasad:0"}}},"fallen":[],"digest":"41abd7dc08a1f0a9","count":1,"waiting":[0],"told":[{"rule":"TU-9.20","event":{"event":"deployed","seat":1,"space":48},"say":{"message":"event-deployed","words":{"seat":{"kind":"seat","id":"black"},"space":{"kind":"space","id":"ched_nasad:0"}},"rule":"TU-9.20"}}],"ask":"start","auto":"bot"}');
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
INSERT INTO "game_table" VALUES('4r9nyu2e6yh7','four','over',0,1.79494893614575457569e+09,0,X'DAD330A53AE4B0FC926CE94D1A87F7DBEC68672F03D21825AB0FCAFF38B06698','{"watch":"sv8aj6gGMg7LAOkK","0":"ZsjjCI3EdP1Gb4ZC","1":"tIN6QvPCccadWnLV"}','{"id":"4r9nyu2e6yh7","game":"four","mode":"standard","options":{"players":2,"mode":"standard"},"status":"over","private":false,"host":{"id":"76vr3rbvcec9","name":"Anna","claimed":true},"created":1794948936.1457546,"seats":[{"kind":"person","person":{"id":"76vr3rbvcec9","name":"Anna","claimed":true},"name":"Anna","bot":null,"here":false},{"kind":"person","person":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true},"name":"Bert","bot":null,"here":false}],"start":"full","clock":null,"commitment":"239d11f6218018def3196777dad30bf476edfda264459fbc385ba1b7bafbec53","n":27,"count":23,"waiting":[],"over":{"reason":"rules","seat":null,"result":{"places":[1,2],"scores":[1,0],"rule":"CF-3.1","message":"four"}},"rematch":null,"branch":null,"hints":true,"hinted":[0,0],"rules":1,"content":"none","aside":null,"mine":[],"am_host":false,"hot_seat":false}','76vr3rbvcec9',NULL);
INSERT INTO "game_table" VALUES('yp6e96w5fp8e','four','playing',0,1.79494893848935174948e+09,0,X'8E4B3777B92C670E3C8B15D911AA419133537BC600B846618B1E0F4A1D8AED8A','{"watch":"deVi1r1KjyOKuXam","0":"F_VATY2iXAiJYPGJ","1":"kdQ1uBxxsdWOI6t_"}','{"id":"yp6e96w5fp8e","game":"four","mode":"standard","options":{"players":2,"mode":"standard"},"status":"playing","private":false,"host":{"id":"76vr3rbvcec9","name":"Anna","claimed":true},"created":1794948938.4893517,"seats":[{"kind":"person","person":{"id":"76vr3rbvcec9","name":"Anna","claimed":true},"name":"Anna","bot":null,"here":false},{"kind":"person","person":{"id":"u52pnmvbbqhy","name":"Bert","claimed":true},"name":"Bert","bot":null,"here":false}],"start":"full","clock":null,"commitment":"04d4e4f2208af9cf0898e2a56c4f227a16a2d4bad2ff45acb3bfc6c3b372b30c","n":10,"count":7,"waiting":[1],"over":null,"rematch":null,"branch":null,"hints":true,"hinted":[0,0],"rules":1,"content":"none","aside":null,"mine":[],"am_host":false,"hot_seat":false}','76vr3rbvcec9',NULL);
INSERT INTO "game_table" VALUES('d3i2rvvu9c87','tyrants','playing',0,1.79494893940685725213e+09,1,X'DBDF932C552B955381CFC18C10A7D8B468B5E64E0F0DCA9CD5D73A6E349254A8','{"watch":"q-j_wEPyxZxD7lYc","0":"QlE7eTxqcqiNBsn4","1":"jn_OP6LKLM5GG7Jw"}','{"id":"d3i2rvvu9c87","game":"tyrants","mode":"standard","options":{"half_decks":[],"houses":[],"section":"random","players":2,"mode":"standard"},"status":"playing","private":false,"host":{"id":"76vr3rbvcec9","name":"Anna","claimed":true},"created":1794948939.4068573,"seats":[{"kind":"person","person":{"id":"76vr3rbvcec9","name":"Anna","claimed":true},"name":"Anna","bot":null,"here":false},{"kind":"bot","person":null,"name":null,"bot":"greedy","here":true}],"start":"full","clock":null,"commitment":"31a430e259e0a2b0d15d6394ec8e9a1e0bd4ece6a31dca371f0f9b4a8e0ad015","n":3,"count":1,"waiting":[0],"over":null,"rematch":null,"branch":null,"hints":true,"hinted":[0,0],"rules":1,"content":"cb6d4a123090f9f0","aside":null,"mine":[],"am_host":false,"hot_seat":false}','76vr3rbvcec9',NULL);
CREATE TABLE member (
	person VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_member PRIMARY KEY (person, table_id), 
	CONSTRAINT fk_member_person_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_member_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "member" VALUES('76vr3rbvcec9','4r9nyu2e6yh7');
INSERT INTO "member" VALUES('u52pnmvbbqhy','4r9nyu2e6yh7');
INSERT INTO "member" VALUES('76vr3rbvcec9','yp6e96w5fp8e');
INSERT INTO "member" VALUES('u52pnmvbbqhy','yp6e96w5fp8e');
INSERT INTO "member" VALUES('76vr3rbvcec9','d3i2rvvu9c87');
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	folded VARCHAR(80), 
	password TEXT, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id), 
	CONSTRAINT uq_person_folded UNIQUE (folded)
);
INSERT INTO "person" VALUES('76vr3rbvcec9','Anna','anna','$argon2id$v=19$m=65536,t=3,p=4$EAD8irIhNVNjHEokZbJCzw$oHXJiGmLPMmRT4xNUk9PyFQx7VdqyWjbsOzkFuzdhWQ',1.7949489345445296764e+09);
INSERT INTO "person" VALUES('u52pnmvbbqhy','Bert','bert','$argon2id$v=19$m=65536,t=3,p=4$XsyP9K1m/dWIjkjwLbAxXQ$CAK+e1zEpEIlx9piiQb3r3Qb43VpEJ5z+BOAm26OCDc',1.79494893537939262393e+09);
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
INSERT INTO "pulse" VALUES('a3bfxkdgwg9s',1.79494894449897551529e+09);
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
INSERT INTO "token" VALUES('71a7c79ae2085888b96b6bef5f84b144cb34f22c58ed6fd788f5e51648d73911','76vr3rbvcec9',1.7949489345445296764e+09);
INSERT INTO "token" VALUES('ca7837c81380fd468e6fc5cbf777e6ce551bb5dea6293ff5c4ed83f78053bb0a','u52pnmvbbqhy',1.79494893537939262393e+09);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX ix_game_table_list ON game_table (private, status, created);
CREATE UNIQUE INDEX uq_event_client ON event (table_id, client);
CREATE INDEX ix_progress_item ON progress (game, kind, item);
CREATE INDEX ix_game_table_host ON game_table (host, status);
COMMIT;
