import { DatabaseSync } from 'node:sqlite';
import type { Database, Row } from '../newsletter/openTables.ts';

/** SQLite in memory, with the interface of a Durable Object. */
export function memory(): Database {
  const sqlite = new DatabaseSync(':memory:');
  return {
    exec(query, ...values) {
      if (values.length === 0 && query.includes(';')) sqlite.exec(query);
      else {
        const rows = sqlite.prepare(query).all(...values) as Row[];
        return { toArray: () => rows };
      }
      return { toArray: () => [] };
    },
  };
}
