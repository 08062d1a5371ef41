BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "event" VALUES('m2nryduuwy79',1,1.79494901629612898822e+09,NULL,'{"kind":"created","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true},"game":"four","options":{"players":2,"mode":"standard"},"chairs":[{"kind":"person","person":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true},"name":"Anna"},{"kind":"open"}],"commitment":"40b154315fd96dc5a4f70a1af3158991c541998753d364262c1d930427711b18"}');
INSERT INTO "event" VALUES('m2nryduuwy79',2,1.79494901631457805636e+09,NULL,'{"kind":"joined","seat":1,"chair":{"kind":"person","person":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true},"name":"Bert"}}');
INSERT INTO "event" VALUES('m2nryduuwy79',3,1.79494901631521344186e+09,NULL,'{"kind":"started","salts":["",""],"fallen":[],"digest":"3bd6fb7ae795b688","waiting":[0],"seats":["red","yellow"],"rules":1,"content":"none"}');
INSERT INTO "event" VALUES('m2nryduuwy79',4,1.79494901634880089759e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"d3065f328d816743","count":1,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',5,1.79494901637125587462e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"0e630e6494f115f1","count":2,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',6,1.79494901638895106316e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop d","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"d"}}},"fallen":[],"digest":"b39509b3466be740","count":3,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":3},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"d"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',7,1.79494901639872956279e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"6be37c1f7966fb4d","count":4,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',8,1794949016.42679,NULL,'{"kind":"acted","seat":0,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"6081fc8f8e8e45be","count":5,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',9,1.79494901645500254633e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"094cb1e742a90f69","count":6,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',10,1.79494901647510576251e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"e06654a340afdf8b","count":7,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',11,1.7949490164992792607e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"82011abae7a59ee4","count":8,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',12,1.79494901651493763924e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"21cf379c714ff434","count":9,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',13,1.79494901654072332381e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"ba012ba375cfa7df","count":10,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',14,1.79494901656621408457e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"9d2c465ba7042015","count":11,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',15,1.79494901659828734398e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"35d2c678729b3e4f","count":12,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',16,1.79494901662148833272e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"0840a69f1f0c868c","count":13,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',17,1.79494901664327716822e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"aadb46771d5164ba","count":14,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',18,1.79494901665990161899e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"8711e87cc7a3e349","count":15,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',19,1.79494901668650746343e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"be445d360fbbba52","count":16,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',20,1.79494901671244502065e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"ce4e30fe7c780a3c","count":17,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',21,1.79494901675821113586e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"9694b85785c7db01","count":18,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',22,1.79494901678026652332e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"a4a64506636749ed","count":19,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',23,1.79494901680567669867e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"3db20184ef76f5fa","count":20,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',24,1.79494901683422040938e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"789c850358867826","count":21,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',25,1.79494901687027645113e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"1b10cdc3088777d3","count":22,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',26,1.79494901688629961014e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"ffdcb5f60a4c766f","count":23,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',27,1.79494901692113471031e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"c89837e1b4fd3dee","count":24,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',28,1.79494901694533634181e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"689033341eacea59","count":25,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',29,1.79494901696698021895e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"c7087674790c41ac","count":26,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',30,1.79494901698536109919e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop d","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"d"}}},"fallen":[],"digest":"f337493368a8a1c0","count":27,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":3},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"d"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',31,1.79494901701256561279e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"78abf47c86a20b02","count":28,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',32,1.79494901703804898267e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"6aa018e3c391bf2d","count":29,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',33,1.79494901706348299985e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"9eb2b9c566389b28","count":30,"waiting":[],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('m2nryduuwy79',34,1.79494901706350541118e+09,NULL,'{"kind":"ended","over":{"reason":"rules","seat":null,"result":{"places":[2,1],"scores":[0,1],"rule":"CF-3.1","message":"four"}}}');
INSERT INTO "event" VALUES('ez6364g5gp5m',1,1.79494901710789465897e+09,NULL,'{"kind":"created","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true},"game":"four","options":{"players":2,"mode":"standard"},"chairs":[{"kind":"person","person":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true},"name":"Anna"},{"kind":"open"}],"commitment":"b6191fe287240eae8b265e8a8b2a70c3bf9f1ddc905251f04360750938508585"}');
INSERT INTO "event" VALUES('ez6364g5gp5m',2,1.7949490171139063835e+09,NULL,'{"kind":"joined","seat":1,"chair":{"kind":"person","person":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true},"name":"Bert"}}');
INSERT INTO "event" VALUES('ez6364g5gp5m',3,1.79494901711413693424e+09,NULL,'{"kind":"started","salts":["",""],"fallen":[],"digest":"3bd6fb7ae795b688","waiting":[0],"seats":["red","yellow"],"rules":1,"content":"none"}');
INSERT INTO "event" VALUES('ez6364g5gp5m',4,1.79494901715453648565e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"912999de247f4e61","count":1,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('ez6364g5gp5m',5,1.794949017194214344e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"fe3670f362078323","count":2,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('ez6364g5gp5m',6,1.79494901722667336459e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"a1a6490f96d9a4ba","count":3,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('ez6364g5gp5m',7,1794949017.25994,NULL,'{"kind":"acted","seat":1,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"40e477ec9db60216","count":4,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('ez6364g5gp5m',8,1.79494901726448273654e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"475a5db5564d90ca","count":5,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('ez6364g5gp5m',9,1.79494901729945755008e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"f45b0932487b9682","count":6,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('ez6364g5gp5m',10,1.79494901731831550594e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop d","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"d"}}},"fallen":[],"digest":"df44a8328a7a238c","count":7,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":3},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"d"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('36t7q35mrr8z',1,1.79494901733779907231e+09,NULL,'{"kind":"created","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true},"game":"tyrants","options":{"half_decks":[],"houses":[],"section":"random","players":2,"mode":"standard"},"chairs":[{"kind":"person","person":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true},"name":"Anna"},{"kind":"bot","bot":"greedy"}],"commitment":"269ddb3514176f68a62311947fff1e6035c08ae804a1811eb4d026b1d3e58c63"}');
INSERT INTO "event" VALUES('36t7q35mrr8z',2,1.79494901736169934275e+09,NULL,'{"kind":"started","salts":["",""],"fallen":[1,1,1,55,16,51,25,60,34,69,36,34,30,23,39,40,23,16,39,18,43,52,32,28,29,35,26,2,4,25,0,12,41,23,41,5,28,24,32,25,1,25,31,27,18,34,2,9,3,14,24,15,2,28,18,24,11,23,17,5,19,5,17,3,6,13,5,6,8,3,2,4,3,3,2,2,3,3,2,2,0,1,1,7,7,3,4,2,0,2,2,0,4,7,0,6,5,3,0,2,0],"digest":"86a2a0cfad242d67","waiting":[1],"seats":["red","orange"],"told":[{"rule":"TU-2.16","event":{"event":"houses-taken","houses":[{"kind":"seat","id":"red"},{"kind":"seat","id":"orange"}]},"say":{"message":"event-houses-taken","words":{"houses":[{"kind":"seat","id":"red"},{"kind":"seat","id":"orange"}]},"rule":"TU-2.16"}},{"rule":"TU-2.11","event":{"event":"market-dealt","decks":[{"kind":"half_deck","id":"drow"},{"kind":"half_deck","id":"dragons"}],"cards":[31,12,30,17,35,21]},"say":{"message":"event-market-dealt","words":{"decks":[{"kind":"half_deck","id":"drow"},{"kind":"half_deck","id":"dragons"}],"cards":[{"kind":"card","id":"dragonclaw"},{"kind":"card","id":"bounty_hunter"},{"kind":"card","id":"dragon_cultist"},{"kind":"card","id":"spellspinner"},{"kind":"card","id":"watcher_of_thay"},{"kind":"card","id":"drow_negotiator"}]},"rule":"TU-2.11"}},{"rule":"TU-2.15","event":{"event":"first-found","seat":1},"say":{"message":"event-first-found","words":{"seat":{"kind":"seat","id":"orange"}},"rule":"TU-2.15"}},{"rule":"TU-2.18","event":{"event":"drew","seat":0,"cards":[1,1,0,0,0]},"say":{"message":"event-drew","words":{"seat":{"kind":"seat","id":"red"},"cards":[{"kind":"card","id":"soldier"},{"kind":"card","id":"soldier"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"}]},"rule":"TU-2.18"},"to":[0],"veiled":{"event":"drew-hidden","seat":0,"count":5},"veiled_say":{"message":"event-drew-hidden","words":{"seat":{"kind":"seat","id":"red"},"count":5},"rule":"TU-2.18"}},{"rule":"TU-2.18","event":{"event":"drew","seat":1,"cards":[0,1,0,0,0]},"say":{"message":"event-drew","words":{"seat":{"kind":"seat","id":"orange"},"cards":[{"kind":"card","id":"noble"},{"kind":"card","id":"soldier"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"}]},"rule":"TU-2.18"},"to":[1],"veiled":{"event":"drew-hidden","seat":1,"count":5},"veiled_say":{"message":"event-drew-hidden","words":{"seat":{"kind":"seat","id":"orange"},"count":5},"rule":"TU-2.18"}}],"rules":1,"content":"cb6d4a123090f9f0"}');
INSERT INTO "event" VALUES('36t7q35mrr8z',3,1.79494901906580233566e+09,NULL,'{"kind":"acted","seat":1,"notation":"deploy ched_nasad:0","say":{"message":"action-deploy","words":{"space":{"kind":"space","id":"ched_nasad:0"}}},"fallen":[],"digest":"ac16c9c478637116","count":1,"waiting":[0],"told":[{"rule":"TU-2.19","event":{"event":"deployed","seat":1,"space":48,"price":0},"say":{"message":"event-deployed","words":{"seat":{"kind":"seat","id":"orange"},"space":{"kind":"space","id":"ched_nasad:0"},"price":0},"rule":"TU-2.19"}}],"ask":"start","auto":"bot"}');
INSERT INTO "event" VALUES('36t7q35mrr8z',4,1.79494901908222675331e+09,NULL,'{"kind":"acted","seat":0,"notation":"deploy mantol_derith:4","say":{"message":"action-deploy","words":{"space":{"kind":"space","id":"mantol_derith:4"}}},"fallen":[],"digest":"360b1c4e727c7fbc","count":2,"waiting":[1],"told":[{"rule":"TU-2.19","event":{"event":"deployed","seat":0,"space":30,"price":0},"say":{"message":"event-deployed","words":{"seat":{"kind":"seat","id":"red"},"space":{"kind":"space","id":"mantol_derith:4"},"price":0},"rule":"TU-2.19"}},{"rule":"TU-5.1","event":{"event":"turn-began","seat":1,"round":1},"say":{"message":"event-turn-began","words":{"seat":{"kind":"seat","id":"orange"},"round":1},"rule":"TU-5.1"}}],"ask":"start","by":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true}}');
CREATE TABLE friend (
	person VARCHAR(16) NOT NULL, 
	friend VARCHAR(16) NOT NULL, 
	since FLOAT NOT NULL, 
	CONSTRAINT pk_friend PRIMARY KEY (person, friend), 
	CONSTRAINT fk_friend_person_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_friend_friend_person FOREIGN KEY(friend) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE game_table (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	private BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	tended BOOLEAN NOT NULL, 
	seed BLOB NOT NULL, 
	keys TEXT NOT NULL, 
	info TEXT NOT NULL, host VARCHAR(16) DEFAULT '' NOT NULL, aside TEXT, settled BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_game_table PRIMARY KEY (id)
);
INSERT INTO "game_table" VALUES('m2nryduuwy79','four','over',0,1.79494901629612898822e+09,0,X'FE4A0300616A74EDB4F2006B746E0350F7287281400EA831E32F797072D16847','{"watch":"BRbQLVsc-LZ6hvbQ","0":"cRwYvGajanqYHWUX","1":"x1md-a4U7NWqgTCp"}','{"id":"m2nryduuwy79","game":"four","mode":"standard","options":{"players":2,"mode":"standard"},"status":"over","private":false,"host":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true},"created":1794949016.296129,"seats":[{"kind":"person","person":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true},"name":"Anna","bot":null,"here":false,"kept":null},{"kind":"person","person":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true},"name":"Bert","bot":null,"here":false,"kept":null}],"start":"full","clock":null,"commitment":"40b154315fd96dc5a4f70a1af3158991c541998753d364262c1d930427711b18","n":34,"count":30,"waiting":[],"over":{"reason":"rules","seat":null,"result":{"places":[2,1],"scores":[0,1],"rule":"CF-3.1","message":"four"}},"rematch":null,"branch":null,"hints":true,"hinted":[0,0],"rules":1,"content":"none","aside":null,"drafted":false,"mine":[],"am_host":false,"hot_seat":false}','e5ff2sz9tbxb',NULL,1);
INSERT INTO "game_table" VALUES('ez6364g5gp5m','four','playing',0,1.79494901710789465897e+09,0,X'CF02D9143372C71048585B5823A9BF632AD79706B0A35E96646F3D413DCECF50','{"watch":"E-bJyOVchOh11gOQ","0":"NqDaNw9cMHZridjl","1":"w0wP1Nlh6HAO7O0h"}','{"id":"ez6364g5gp5m","game":"four","mode":"standard","options":{"players":2,"mode":"standard"},"status":"playing","private":false,"host":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true},"created":1794949017.1078947,"seats":[{"kind":"person","person":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true},"name":"Anna","bot":null,"here":false,"kept":null},{"kind":"person","person":{"id":"epk7rzqcpsrk","name":"Bert","claimed":true},"name":"Bert","bot":null,"here":false,"kept":null}],"start":"full","clock":null,"commitment":"b6191fe287240eae8b265e8a8b2a70c3bf9f1ddc905251f04360750938508585","n":10,"count":7,"waiting":[1],"over":null,"rematch":null,"branch":null,"hints":true,"hinted":[0,0],"rules":1,"content":"none","aside":null,"drafted":false,"mine":[],"am_host":false,"hot_seat":false}','e5ff2sz9tbxb',NULL,0);
INSERT INTO "game_table" VALUES('36t7q35mrr8z','tyrants','playing',0,1.79494901733779907231e+09,1,X'3D43050D3A4B4AF5E0FF57A43DF2DA5774044C8E3F63D519E4A6F1E3EAB0D170','{"watch":"WDgbkaZ4bOJKELqe","0":"XKUHd5H9RYqWsofd","1":"ZYKnTFLz5W2LpzpM"}','{"id":"36t7q35mrr8z","game":"tyrants","mode":"standard","options":{"half_decks":[],"houses":[],"section":"random","players":2,"mode":"standard"},"status":"playing","private":false,"host":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true},"created":1794949017.337799,"seats":[{"kind":"person","person":{"id":"e5ff2sz9tbxb","name":"Anna","claimed":true},"name":"Anna","bot":null,"here":false,"kept":null},{"kind":"bot","person":null,"name":null,"bot":"greedy","here":true,"kept":null}],"start":"full","clock":null,"commitment":"269ddb3514176f68a62311947fff1e6035c08ae804a1811eb4d026b1d3e58c63","n":4,"count":2,"waiting":[1],"over":null,"rematch":null,"branch":null,"hints":true,"hinted":[0,0],"rules":1,"content":"cb6d4a123090f9f0","aside":null,"drafted":false,"mine":[],"am_host":false,"hot_seat":false}','e5ff2sz9tbxb',NULL,0);
CREATE TABLE member (
	person VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_member PRIMARY KEY (person, table_id), 
	CONSTRAINT fk_member_person_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_member_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "member" VALUES('e5ff2sz9tbxb','m2nryduuwy79');
INSERT INTO "member" VALUES('epk7rzqcpsrk','m2nryduuwy79');
INSERT INTO "member" VALUES('e5ff2sz9tbxb','ez6364g5gp5m');
INSERT INTO "member" VALUES('epk7rzqcpsrk','ez6364g5gp5m');
INSERT INTO "member" VALUES('e5ff2sz9tbxb','36t7q35mrr8z');
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	folded VARCHAR(80), 
	password TEXT, 
	created FLOAT NOT NULL, emblem VARCHAR(24) DEFAULT '' NOT NULL, shows VARCHAR(8) DEFAULT 'everyone' NOT NULL, friend_key VARCHAR(32), 
	CONSTRAINT pk_person PRIMARY KEY (id), 
	CONSTRAINT uq_person_folded UNIQUE (folded)
);
INSERT INTO "person" VALUES('e5ff2sz9tbxb','Anna','anna','$argon2id$v=19$m=65536,t=3,p=4$hNDNKmrCE+uQtYa1blxjCA$vW9h30lJsCqZENH9gmICnbw3VbInuIclWcXGzHKSwlA',1.79494901564598011971e+09,'','everyone',NULL);
INSERT INTO "person" VALUES('epk7rzqcpsrk','Bert','bert','$argon2id$v=19$m=65536,t=3,p=4$BIZfhpsHt3UiubSfOQMMcQ$jnTTbjJyk3h7aZ3Q8hEPAewXK2RAzsv/JBqvzeJabSc',1.79494901597971200949e+09,'','everyone',NULL);
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
INSERT INTO "pulse" VALUES('zbtus87xw88e',1.79494902054649567609e+09);
CREATE TABLE rating (
	person VARCHAR(16) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_rating PRIMARY KEY (person, game), 
	CONSTRAINT fk_rating_person_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "rating" VALUES('e5ff2sz9tbxb','four',1.33768910609369731906e+03,2.90318963717984900099e+02,5.99996753738361657259e-02,1);
INSERT INTO "rating" VALUES('epk7rzqcpsrk','four',1.66231089390630268091e+03,2.90318963717984900099e+02,5.99996753738361657259e-02,1);
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
CREATE TABLE result (
	table_id VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	at FLOAT NOT NULL, 
	outcome VARCHAR(16) NOT NULL, 
	against VARCHAR(16) NOT NULL, 
	score INTEGER, 
	best INTEGER, 
	"before" FLOAT, 
	"after" FLOAT, 
	deviation FLOAT, 
	CONSTRAINT pk_result PRIMARY KEY (table_id, person), 
	CONSTRAINT fk_result_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE, 
	CONSTRAINT fk_result_person_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "result" VALUES('m2nryduuwy79','e5ff2sz9tbxb',0,'four',1.79494901706350541118e+09,'lost','people',0,1,1500.0,1.33768910609369731906e+03,2.90318963717984900099e+02);
INSERT INTO "result" VALUES('m2nryduuwy79','epk7rzqcpsrk',1,'four',1.79494901706350541118e+09,'won','people',1,0,1500.0,1.66231089390630268091e+03,2.90318963717984900099e+02);
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
INSERT INTO "token" VALUES('66d1f0b650743cd36c5b8d6c3d16cbb7c397c173ae65ceb9e68e25ff7a350a28','e5ff2sz9tbxb',1.79494901564598011971e+09);
INSERT INTO "token" VALUES('2a15d8b7f86f37f6c7072f7ec12e304ddc155c1491041efadad364c020e78af4','epk7rzqcpsrk',1.79494901597971200949e+09);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX ix_game_table_list ON game_table (private, status, created);
CREATE INDEX ix_progress_item ON progress (game, kind, item);
CREATE INDEX ix_game_table_host ON game_table (host, status);
CREATE UNIQUE INDEX uq_report_once ON report ("by", about, table_id);
CREATE UNIQUE INDEX uq_person_friend_key ON person (friend_key);
CREATE INDEX ix_result_person ON result (person, at);
COMMIT;
