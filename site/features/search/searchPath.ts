/** Returns the address of the page with the results for a text. */
export function searchPath(typed: string): string {
  return `/search?${new URLSearchParams({ q: typed }).toString()}`;
}
