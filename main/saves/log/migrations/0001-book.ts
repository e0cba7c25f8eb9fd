import type { Migration } from './migration'

export const book: Migration = {
  version: 1,
  up: (db) => {
    db.exec(`
      CREATE TABLE bag (
        one     INTEGER PRIMARY KEY CHECK (one = 1),
        origin  TEXT    NOT NULL,
        game    TEXT    NOT NULL,
        created INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE entries (
        n     INTEGER PRIMARY KEY,
        run   INTEGER NOT NULL CHECK (run BETWEEN 0 AND n),
        kind  TEXT    NOT NULL,
        at    INTEGER NOT NULL,
        body  TEXT    NOT NULL,
        hash  TEXT    NOT NULL,
        chain INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE photographs (
        run     INTEGER NOT NULL REFERENCES entries (n),
        entry   INTEGER NOT NULL REFERENCES entries (n),
        answers INTEGER NOT NULL,
        hash    TEXT    NOT NULL,
        sum     INTEGER NOT NULL,
        state   BLOB    NOT NULL,
        PRIMARY KEY (run, entry)
      ) STRICT, WITHOUT ROWID;
    `)
  }
}
