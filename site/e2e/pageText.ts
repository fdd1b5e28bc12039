import { decodeHTML } from 'entities/decode';

/** Returns a page without its scripts. Half of a page is the data that it carries for them. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '');
}

/**
 * Returns the text of the body of a page, that of closed parts included, in one line. The guide escapes every ">" in an
 * attribute, so a tag ends at the next one; a DOM of the page has the same text, and takes a hundred times as long.
 */
export function bodyText(html: string): string {
  const body = html.replace(/^[^]*?<body\b/, '<body');
  const bare = withoutScripts(body).replaceAll(/<(style|template)\b[^>]*>[^]*?<\/\1>|<[^>]*>/g, '');
  return decodeHTML(bare).replaceAll(/\s+/g, ' ');
}
