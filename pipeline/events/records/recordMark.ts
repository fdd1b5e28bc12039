import { createHash } from 'node:crypto';

/** Returns the end of the file name of an imported record, which tells it from records with the same name. */
export function recordMark(feedId: string, key: string): string {
  return createHash('sha256').update(`${feedId}\n${key}`).digest('hex').slice(0, 10);
}
