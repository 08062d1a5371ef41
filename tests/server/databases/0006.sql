BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "event" VALUES('dswwvvcz9q55',1,1.79494899828367781638e+09,NULL,'{"kind":"created","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true},"game":"four","options":{"players":2,"mode":"standard"},"chairs":[{"kind":"person","person":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true},"name":"Anna"},{"kind":"open"}],"commitment":"372ac9ce9bbbc39ed98c932efa8328c8cd30633344621187445e522b517f9b74"}');
INSERT INTO "event" VALUES('dswwvvcz9q55',2,1.79494899831415772434e+09,NULL,'{"kind":"joined","seat":1,"chair":{"kind":"person","person":{"id":"ri4gjvucxfij","name":"Bert","claimed":true},"name":"Bert"}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',3,1.79494899831476116178e+09,NULL,'{"kind":"started","salts":["",""],"fallen":[],"digest":"3bd6fb7ae795b688","waiting":[0],"seats":["red","yellow"],"rules":1,"content":"none"}');
INSERT INTO "event" VALUES('dswwvvcz9q55',4,1.79494899835709118842e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"313a91189facfc02","count":1,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',5,1.79494899838985753058e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"d72a190816ecc703","count":2,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',6,1.79494899842361927029e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"11840032f361391a","count":3,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',7,1.79494899844820570943e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"91244f578cad2d70","count":4,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',8,1.7949489984730761051e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop d","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"d"}}},"fallen":[],"digest":"99c22358fb379b8c","count":5,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":3},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"d"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',9,1.79494899851214814181e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"353881ab611f1357","count":6,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',10,1.79494899853643226621e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"03a2573baf1d9814","count":7,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',11,1.79494899856270241742e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"18e865128fd19c8d","count":8,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',12,1.79494899859087347982e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"d442f274e64d7c70","count":9,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',13,1.79494899861342620847e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"d46340fde34d465b","count":10,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',14,1.79494899863939619058e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"cb8a37e30b2b16af","count":11,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',15,1.79494899865968847276e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"67c40693973316ac","count":12,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',16,1.79494899868650317192e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop d","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"d"}}},"fallen":[],"digest":"ea199d96430eb2cc","count":13,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":3},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"d"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',17,1.79494899871282601357e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"79fcf12bcd4099ad","count":14,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',18,1.79494899872572898861e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"135c776a79721bf3","count":15,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',19,1.79494899875242948537e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"b3606eea5d22f5bf","count":16,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',20,1.79494899877588534359e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"886793739053b621","count":17,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',21,1.79494899881642317775e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"e8dcf945cc0823a0","count":18,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',22,1.79494899884197783466e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop a","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"a"}}},"fallen":[],"digest":"b857dfd6dd754884","count":19,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":0},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"a"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',23,1.79494899885378551484e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop c","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"c"}}},"fallen":[],"digest":"c9c66d4ac808c500","count":20,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":2},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"c"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',24,1.79494899887261700633e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop d","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"d"}}},"fallen":[],"digest":"2e711492dda1e201","count":21,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":3},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"d"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',25,1.79494899890242671971e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"fb9a72d55fe560c6","count":22,"waiting":[],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('dswwvvcz9q55',26,1.79494899890245318413e+09,NULL,'{"kind":"ended","over":{"reason":"rules","seat":null,"result":{"places":[2,1],"scores":[0,1],"rule":"CF-3.1","message":"four"}}}');
INSERT INTO "event" VALUES('j3y56vxwap3d',1,1.7949489989426877499e+09,NULL,'{"kind":"created","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true},"game":"four","options":{"players":2,"mode":"standard"},"chairs":[{"kind":"person","person":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true},"name":"Anna"},{"kind":"open"}],"commitment":"b52c5a74283652a56f71aba154151e29efe6d4973501719e7c57e349ece28733"}');
INSERT INTO "event" VALUES('j3y56vxwap3d',2,1.79494899895125174524e+09,NULL,'{"kind":"joined","seat":1,"chair":{"kind":"person","person":{"id":"ri4gjvucxfij","name":"Bert","claimed":true},"name":"Bert"}}');
INSERT INTO "event" VALUES('j3y56vxwap3d',3,1.79494899895141363146e+09,NULL,'{"kind":"started","salts":["",""],"fallen":[],"digest":"3bd6fb7ae795b688","waiting":[0],"seats":["red","yellow"],"rules":1,"content":"none"}');
INSERT INTO "event" VALUES('j3y56vxwap3d',4,1.79494899897021365168e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop b","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"b"}}},"fallen":[],"digest":"912999de247f4e61","count":1,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":1},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"b"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('j3y56vxwap3d',5,1.79494899900175905235e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"b45c61f18e3123fa","count":2,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('j3y56vxwap3d',6,1.79494899902196550361e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop g","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"g"}}},"fallen":[],"digest":"9f0de176e4d2e508","count":3,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":6},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"g"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('j3y56vxwap3d',7,1.79494899905260753628e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop d","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"d"}}},"fallen":[],"digest":"6835be9170211b6e","count":4,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":3},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"d"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('j3y56vxwap3d',8,1.79494899906655025478e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"612af00de06cc328","count":5,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('j3y56vxwap3d',9,1.79494899909198927885e+09,NULL,'{"kind":"acted","seat":1,"notation":"drop e","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"e"}}},"fallen":[],"digest":"d1dc718ce9d24a8a","count":6,"waiting":[0],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":1,"column":4},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"yellow"},"column":{"kind":"column","id":"e"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"ri4gjvucxfij","name":"Bert","claimed":true}}');
INSERT INTO "event" VALUES('j3y56vxwap3d',10,1.7949489991220068932e+09,NULL,'{"kind":"acted","seat":0,"notation":"drop f","say":{"message":"action-drop","words":{"column":{"kind":"column","id":"f"}}},"fallen":[],"digest":"2af1b69f29c58f64","count":7,"waiting":[1],"told":[{"rule":"CF-2.2","event":{"event":"dropped","seat":0,"column":5},"say":{"message":"event-dropped","words":{"seat":{"kind":"seat","id":"red"},"column":{"kind":"column","id":"f"}},"rule":"CF-2.2"}}],"ask":"drop","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('sn9qh77wyfnx',1,1.7949489991439487934e+09,NULL,'{"kind":"created","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true},"game":"tyrants","options":{"half_decks":[],"houses":[],"section":"random","players":2,"mode":"standard"},"chairs":[{"kind":"person","person":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true},"name":"Anna"},{"kind":"bot","bot":"greedy"}],"commitment":"1a7746c358baba60cde7c8c1e977cdabb66d03732fe1191a624709d47e22fe67"}');
INSERT INTO "event" VALUES('sn9qh77wyfnx',2,1.79494899916146349906e+09,NULL,'{"kind":"started","salts":["",""],"fallen":[2,0,0,12,68,48,47,47,61,9,4,40,22,24,15,52,22,6,23,52,48,20,48,18,13,23,49,29,24,49,26,2,12,8,25,3,33,38,4,26,9,12,30,4,19,9,8,20,21,1,32,8,24,16,23,1,10,17,13,0,19,2,2,10,4,4,6,6,9,8,6,0,9,0,8,1,4,2,0,1,0,0,1,2,7,6,4,0,3,3,2,1,3,2,3,5,4,4,1,2,0],"digest":"4bdcdd46781e7b6b","waiting":[1],"seats":["blue","black"],"told":[{"rule":"TU-2.16","event":{"event":"houses-taken","houses":[{"kind":"seat","id":"blue"},{"kind":"seat","id":"black"}]},"say":{"message":"event-houses-taken","words":{"houses":[{"kind":"seat","id":"blue"},{"kind":"seat","id":"black"}]},"rule":"TU-2.16"}},{"rule":"TU-2.11","event":{"event":"market-dealt","decks":[{"kind":"half_deck","id":"drow"},{"kind":"half_deck","id":"dragons"}],"cards":[10,38,28,27,42,35]},"say":{"message":"event-market-dealt","words":{"decks":[{"kind":"half_deck","id":"drow"},{"kind":"half_deck","id":"dragons"}],"cards":[{"kind":"card","id":"blackguard"},{"kind":"card","id":"rath_modar"},{"kind":"card","id":"white_dragon"},{"kind":"card","id":"black_wyrmling"},{"kind":"card","id":"cleric_of_laogzed"},{"kind":"card","id":"watcher_of_thay"}]},"rule":"TU-2.11"}},{"rule":"TU-2.15","event":{"event":"first-found","seat":1},"say":{"message":"event-first-found","words":{"seat":{"kind":"seat","id":"black"}},"rule":"TU-2.15"}},{"rule":"TU-2.18","event":{"event":"drew","seat":0,"cards":[0,1,0,0,0]},"say":{"message":"event-drew","words":{"seat":{"kind":"seat","id":"blue"},"cards":[{"kind":"card","id":"noble"},{"kind":"card","id":"soldier"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"}]},"rule":"TU-2.18"},"to":[0],"veiled":{"event":"drew-hidden","seat":0,"count":5},"veiled_say":{"message":"event-drew-hidden","words":{"seat":{"kind":"seat","id":"blue"},"count":5},"rule":"TU-2.18"}},{"rule":"TU-2.18","event":{"event":"drew","seat":1,"cards":[0,0,1,0,0]},"say":{"message":"event-drew","words":{"seat":{"kind":"seat","id":"black"},"cards":[{"kind":"card","id":"noble"},{"kind":"card","id":"noble"},{"kind":"card","id":"soldier"},{"kind":"card","id":"noble"},{"kind":"card","id":"noble"}]},"rule":"TU-2.18"},"to":[1],"veiled":{"event":"drew-hidden","seat":1,"count":5},"veiled_say":{"message":"event-drew-hidden","words":{"seat":{"kind":"seat","id":"black"},"count":5},"rule":"TU-2.18"}}],"rules":1,"content":"cb6d4a123090f9f0"}');
INSERT INTO "event" VALUES('sn9qh77wyfnx',3,1.79494900102790737152e+09,NULL,'{"kind":"acted","seat":1,"notation":"deploy ched_nasad:0","say":{"message":"action-deploy","words":{"space":{"kind":"space","id":"ched_nasad:0"}}},"fallen":[],"digest":"85966270a51bbec5","count":1,"waiting":[0],"told":[{"rule":"TU-2.19","event":{"event":"deployed","seat":1,"space":48,"price":0},"say":{"message":"event-deployed","words":{"seat":{"kind":"seat","id":"black"},"space":{"kind":"space","id":"ched_nasad:0"},"price":0},"rule":"TU-2.19"}}],"ask":"start","auto":"bot"}');
INSERT INTO "event" VALUES('sn9qh77wyfnx',4,1.79494900106988954546e+09,NULL,'{"kind":"acted","seat":0,"notation":"deploy mantol_derith:3","say":{"message":"action-deploy","words":{"space":{"kind":"space","id":"mantol_derith:3"}}},"fallen":[],"digest":"5345e48b43f036b4","count":2,"waiting":[1],"told":[{"rule":"TU-2.19","event":{"event":"deployed","seat":0,"space":29,"price":0},"say":{"message":"event-deployed","words":{"seat":{"kind":"seat","id":"blue"},"space":{"kind":"space","id":"mantol_derith:3"},"price":0},"rule":"TU-2.19"}},{"rule":"TU-5.1","event":{"event":"turn-began","seat":1,"round":1},"say":{"message":"event-turn-began","words":{"seat":{"kind":"seat","id":"black"},"round":1},"rule":"TU-5.1"}}],"ask":"start","by":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true}}');
INSERT INTO "event" VALUES('sn9qh77wyfnx',5,1.79494900343580174447e+09,NULL,'{"kind":"acted","seat":1,"notation":"play soldier","say":{"message":"action-play","words":{"card":{"kind":"card","id":"soldier"}}},"fallen":[],"digest":"053c8974c6f67a1f","count":3,"waiting":[1],"told":[{"rule":"TU-6.1","event":{"event":"played","seat":1,"card":1,"power":1,"influence":0},"say":{"message":"event-played","words":{"seat":{"kind":"seat","id":"black"},"card":{"kind":"card","id":"soldier"},"power":1,"influence":0},"rule":"TU-6.1"}}],"ask":"act","auto":"bot"}');
INSERT INTO "event" VALUES('sn9qh77wyfnx',6,1.79494900346616959572e+09,NULL,'{"kind":"acted","seat":1,"notation":"deploy ched_nasad:1","say":{"message":"action-deploy","words":{"space":{"kind":"space","id":"ched_nasad:1"}}},"fallen":[],"digest":"8dfa79185de14153","count":4,"waiting":[1],"told":[{"rule":"TU-9.21","event":{"event":"deployed","seat":1,"space":49,"price":1},"say":{"message":"event-deployed","words":{"seat":{"kind":"seat","id":"black"},"space":{"kind":"space","id":"ched_nasad:1"},"price":1},"rule":"TU-9.21"}}],"ask":"act","auto":"bot"}');
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
INSERT INTO "game_table" VALUES('dswwvvcz9q55','four','over',0,1.79494899828367781638e+09,0,X'087A1EE129EEF2723E3D67949D31543472DB5218591B2B4C707FA9D87C3DF9C2','{"watch":"UTn4pSOQ0aLNvxuC","0":"oovkOLH54g5Lizfs","1":"tCD4govItD27JI6l"}','{"id":"dswwvvcz9q55","game":"four","mode":"standard","options":{"players":2,"mode":"standard"},"status":"over","private":false,"host":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true},"created":1794948998.2836778,"seats":[{"kind":"person","person":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true},"name":"Anna","bot":null,"here":false,"kept":null},{"kind":"person","person":{"id":"ri4gjvucxfij","name":"Bert","claimed":true},"name":"Bert","bot":null,"here":false,"kept":null}],"start":"full","clock":null,"commitment":"372ac9ce9bbbc39ed98c932efa8328c8cd30633344621187445e522b517f9b74","n":26,"count":22,"waiting":[],"over":{"reason":"rules","seat":null,"result":{"places":[2,1],"scores":[0,1],"rule":"CF-3.1","message":"four"}},"rematch":null,"branch":null,"hints":true,"hinted":[0,0],"rules":1,"content":"none","aside":null,"drafted":false,"mine":[],"am_host":false,"hot_seat":false}','w7inf3ei6i5b',NULL,1);
INSERT INTO "game_table" VALUES('j3y56vxwap3d','four','playing',0,1.7949489989426877499e+09,0,X'D952CD955E697EC4EAB9E58B3821F0CA8944F6186BC6C95039A2F4F485257CBC','{"watch":"Nxws8_8mnLh7RYqG","0":"Crc5-iscwE23ACb4","1":"FY_Z63E8aepYUTER"}','{"id":"j3y56vxwap3d","game":"four","mode":"standard","options":{"players":2,"mode":"standard"},"status":"playing","private":false,"host":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true},"created":1794948998.9426877,"seats":[{"kind":"person","person":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true},"name":"Anna","bot":null,"here":false,"kept":null},{"kind":"person","person":{"id":"ri4gjvucxfij","name":"Bert","claimed":true},"name":"Bert","bot":null,"here":false,"kept":null}],"start":"full","clock":null,"commitment":"b52c5a74283652a56f71aba154151e29efe6d4973501719e7c57e349ece28733","n":10,"count":7,"waiting":[1],"over":null,"rematch":null,"branch":null,"hints":true,"hinted":[0,0],"rules":1,"content":"none","aside":null,"drafted":false,"mine":[],"am_host":false,"hot_seat":false}','w7inf3ei6i5b',NULL,0);
INSERT INTO "game_table" VALUES('sn9qh77wyfnx','tyrants','playing',0,1.7949489991439487934e+09,1,X'967617E9C0785387C64EA4ABB8C917E5379342ECCD15B83D531E2AAB37647A08','{"watch":"WRriiglPQjl76taA","0":"7AL7ex7RMXtB-wFK","1":"_qUVAqQPzXAu-Hon"}','{"id":"sn9qh77wyfnx","game":"tyrants","mode":"standard","options":{"half_decks":[],"houses":[],"section":"random","players":2,"mode":"standard"},"status":"playing","private":false,"host":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true},"created":1794948999.1439488,"seats":[{"kind":"person","person":{"id":"w7inf3ei6i5b","name":"Anna","claimed":true},"name":"Anna","bot":null,"here":false,"kept":null},{"kind":"bot","person":null,"name":null,"bot":"greedy","here":true,"kept":null}],"start":"full","clock":null,"commitment":"1a7746c358baba60cde7c8c1e977cdabb66d03732fe1191a624709d47e22fe67","n":6,"count":4,"waiting":[1],"over":null,"rematch":null,"branch":null,"hints":true,"hinted":[0,0],"rules":1,"content":"cb6d4a123090f9f0","aside":null,"drafted":false,"mine":[],"am_host":false,"hot_seat":false}','w7inf3ei6i5b',NULL,0);
CREATE TABLE member (
	person VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_member PRIMARY KEY (person, table_id), 
	CONSTRAINT fk_member_person_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_member_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "member" VALUES('w7inf3ei6i5b','dswwvvcz9q55');
INSERT INTO "member" VALUES('ri4gjvucxfij','dswwvvcz9q55');
INSERT INTO "member" VALUES('w7inf3ei6i5b','j3y56vxwap3d');
INSERT INTO "member" VALUES('ri4gjvucxfij','j3y56vxwap3d');
INSERT INTO "member" VALUES('w7inf3ei6i5b','sn9qh77wyfnx');
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	folded VARCHAR(80), 
	password TEXT, 
	created FLOAT NOT NULL, emblem VARCHAR(24) DEFAULT '' NOT NULL, shows VARCHAR(8) DEFAULT 'everyone' NOT NULL, friend_key VARCHAR(32), 
	CONSTRAINT pk_person PRIMARY KEY (id), 
	CONSTRAINT uq_person_folded UNIQUE (folded)
);
INSERT INTO "person" VALUES('w7inf3ei6i5b','Anna','anna','$argon2id$v=19$m=65536,t=3,p=4$3Xsf2XYN1rPnvjvWXYUxtQ$cFUr9Qmsga/muaODzeKIlZ3CT5a1PAOkbalulJ8rWAk',1.79494899768189430239e+09,'','everyone',NULL);
INSERT INTO "person" VALUES('ri4gjvucxfij','Bert','bert','$argon2id$v=19$m=65536,t=3,p=4$uhyOvqtLuofOcnoIAQ7Y6A$+tm3ADzPqV+DPuC8DZJfe0UX4TsN/YenFK0MCaZ08OM',1.79494899800697827341e+09,'','everyone',NULL);
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
INSERT INTO "pulse" VALUES('uu8ixcgqd7mz',1.79494900264101243016e+09);
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
INSERT INTO "rating" VALUES('ri4gjvucxfij','four',1.66231089390630268091e+03,2.90318963717984900099e+02,5.99996753738361657259e-02,1);
INSERT INTO "rating" VALUES('w7inf3ei6i5b','four',1.33768910609369731906e+03,2.90318963717984900099e+02,5.99996753738361657259e-02,1);
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
INSERT INTO "result" VALUES('dswwvvcz9q55','w7inf3ei6i5b',0,'four',1.79494899890245318413e+09,'lost','people',0,1,1500.0,1.33768910609369731906e+03,2.90318963717984900099e+02);
INSERT INTO "result" VALUES('dswwvvcz9q55','ri4gjvucxfij',1,'four',1.79494899890245318413e+09,'won','people',1,0,1500.0,1.66231089390630268091e+03,2.90318963717984900099e+02);
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
INSERT INTO "token" VALUES('183b704b7310a2ecb1efaaa2c91f5be60321a6c64c50a6a3658bfb051c017b64','w7inf3ei6i5b',1.79494899768189430239e+09);
INSERT INTO "token" VALUES('21b4f89c3baea12cc07f007e3c7dbdbf16f01dcfc3cf4041a96d6ca18f5756ad','ri4gjvucxfij',1.79494899800697827341e+09);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX ix_game_table_list ON game_table (private, status, created);
CREATE UNIQUE INDEX uq_event_client ON event (table_id, client);
CREATE INDEX ix_progress_item ON progress (game, kind, item);
CREATE INDEX ix_game_table_host ON game_table (host, status);
CREATE UNIQUE INDEX uq_report_once ON report ("by", about, table_id);
CREATE UNIQUE INDEX uq_person_friend_key ON person (friend_key);
CREATE INDEX ix_result_person ON result (person, at);
COMMIT;
