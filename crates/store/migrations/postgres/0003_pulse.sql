-- One row that is written to find out whether anything can be written, and when that was last so.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at_ms BIGINT NOT NULL
);
INSERT INTO pulse (id, at_ms) VALUES (1, 0);
