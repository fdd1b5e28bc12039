/** Returns a credit for Leaflet's corner, as HTML: a link if it has an address. */
export function creditOf(text: string, href?: string): string {
  const element = document.createElement(href ? 'a' : 'span');
  element.textContent = text;
  if (href) element.setAttribute('href', href);
  return element.outerHTML;
}
