-- By a clock that was set back, a later absence may end earlier.
ALTER TABLE absences ADD COLUMN number BIGINT GENERATED ALWAYS AS IDENTITY;
