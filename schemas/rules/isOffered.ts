/** From this many records on, a list is long. */
const longList = 10;

/**
 * Whether a filter offers an option that finds `found` of `all` records. In a long list an option of one record is that
 * record, and one of none a dead end; in a short one every option says what the guide knows.
 */
export function isOffered(found: number, all: number): boolean {
  return all < longList || found >= 2;
}
