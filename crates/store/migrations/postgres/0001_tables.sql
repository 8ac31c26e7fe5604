-- One row for every table where people play. `length` is how many entries its log has; state is 0 while it gathers,
-- 1 while it is played, 2 once it is finished; times are milliseconds since 1970.
CREATE TABLE tables (
    key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    state SMALLINT NOT NULL,
    length BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    touched_ms BIGINT NOT NULL,
    finished_ms BIGINT
    -- Every append rewrites its row: room for that on the same page keeps the indexes out of it.
) WITH (fillfactor = 70);

-- Only what never changes again is indexed: an append must not have to move a row within an index.
CREATE INDEX finished_tables ON tables (finished_ms, id) WHERE finished_ms IS NOT NULL;

-- The logs. There is no foreign key: only the store writes here, and checking one would cost every append.
CREATE TABLE entries (
    table_key BIGINT NOT NULL,
    number BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
);
