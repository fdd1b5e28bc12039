/** From this many records on, a list is long. */
const longList = 10;

/**
 * Returns true if a filter offers an option that finds `found` of `all` records. A long list leaves out options that
 * find no record or a single one. A short list offers every option, because each tells what the guide knows.
 */
export function isOffered(found: number, all: number): boolean {
  return all < longList || found >= 2;
}
