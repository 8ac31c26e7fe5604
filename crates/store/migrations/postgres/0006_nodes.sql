-- The servers that share these tables. Moments are milliseconds since 1970 by the clock of this database, which is the only one
-- that all of them can read: `seen_ms` is when a server last said that it is there, and `until_ms` until when it is believed.
CREATE TABLE nodes (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL,
    build TEXT NOT NULL,
    seen_ms BIGINT NOT NULL,
    until_ms BIGINT NOT NULL
);

-- Who decides at a table, and how often that has changed: whoever writes names both. A constant default is not written to the rows
-- that are there, so that this takes no time however many there are. Older servers do not know of these columns and need not.
ALTER TABLE tables ADD COLUMN owner BIGINT, ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
CREATE INDEX owned_tables ON tables (owner) WHERE owner IS NOT NULL;

-- What is told of public tables, by their owners.
CREATE TABLE listings (
    table_key BIGINT PRIMARY KEY,
    text TEXT NOT NULL
);

-- What servers seal their letters to each other with: whoever can read this could read the tables anyway.
CREATE TABLE cluster (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret BYTEA NOT NULL
);
