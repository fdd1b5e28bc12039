export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;

/**
 * SQLite as a Durable Object offers it. What is written without an `await` in between is written as a whole or not at
 * all, and no answer leaves before it is on the disk.
 */
export interface Database {
  exec(query: string, ...values: SqlValue[]): { toArray(): Row[] };
}
