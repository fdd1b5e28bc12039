import { decodeHTML } from 'entities';

/** Returns the text of HTML without its tags, on one line. */
export function plainText(html: string): string {
  return decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
