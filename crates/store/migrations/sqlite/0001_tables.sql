-- One row for every table where people play. `length` is how many entries its log has; state is 0 while it gathers,
-- 1 while it is played, 2 once it is finished; times are milliseconds since 1970.
CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    state INTEGER NOT NULL,
    length INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    touched_ms INTEGER NOT NULL,
    finished_ms INTEGER
) STRICT;

-- Only what never changes again is indexed: an append must not have to move a row within an index.
CREATE INDEX finished_tables ON tables (finished_ms, id) WHERE finished_ms IS NOT NULL;

-- The logs. One log lies in one place, so reading it back is one walk.
CREATE TABLE entries (
    table_key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;
