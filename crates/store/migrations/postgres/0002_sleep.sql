-- Why a table was set aside: nobody can play at it until it is released. Null for all others.
ALTER TABLE tables ADD COLUMN quarantined TEXT;
CREATE INDEX quarantined_tables ON tables (id) WHERE quarantined IS NOT NULL;

-- The tables where something has to happen though nobody asks, and when: 0 is at once after a start of the server, which
-- is so for every table that is being played in memory; a later moment is that of a table that sleeps until then.
CREATE TABLE wakes (
    table_key BIGINT PRIMARY KEY,
    at_ms BIGINT NOT NULL
);
CREATE INDEX wakes_in_order ON wakes (at_ms, table_key);

-- Of the games that are on, nobody knows yet what they wait for.
INSERT INTO wakes (table_key, at_ms) SELECT key, 0 FROM tables WHERE state = 1;

-- Finds what nobody came for without looking at everything else. When a table was created never changes.
CREATE INDEX gathering_tables ON tables (created_ms) WHERE state = 0;
