/** Returns the id of an event on the page. */
export function eventAnchor(slug: string): string {
  return `event-${slug}`;
}

/** Returns the URL that opens an event in the list; its anchor works before hydration. */
export function eventAddress(slug: string): string {
  return `/events?event=${encodeURIComponent(slug)}#${eventAnchor(slug)}`;
}
