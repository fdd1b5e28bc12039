/** The part of the page that holds an event. */
export function eventAnchor(slug: string): string {
  return `event-${slug}`;
}

/** The address at which an event stands open in the list; the anchor finds it before any script runs. */
export function eventAddress(slug: string): string {
  return `/events?event=${encodeURIComponent(slug)}#${eventAnchor(slug)}`;
}
