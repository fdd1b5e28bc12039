/** Takes the place of a part of a page whose code could not be fetched. */
export function DidNotLoad() {
  return <p role="alert">This part did not load. Reload the page.</p>;
}
