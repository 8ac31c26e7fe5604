-- When no server had these tables, in milliseconds since 1970: nobody's clock ran meanwhile.
CREATE TABLE absences (
    from_ms INTEGER NOT NULL,
    to_ms INTEGER NOT NULL
) STRICT;
