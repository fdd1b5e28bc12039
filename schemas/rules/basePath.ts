/**
 * Returns the path below which the guide stands on its host, by its address: empty at the root, else with a slash at its
 * beginning and none at its end.
 */
export function basePathOf(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, '');
}

/** Begins the links and pictures of a text in HTML that begin at the guide with its path. */
export function htmlBelow(base: string, html: string): string {
  return html.replaceAll(/(\s(?:href|src)=")(?=\/(?!\/))/g, `$1${base}`);
}
