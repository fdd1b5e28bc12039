import { decodeHTMLStrict } from 'entities/decode';

/** A character reference with its semicolon. */
const reference = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/g;

/** Characters that only join or separate letters, and are nothing in a plain text. */
const joiners = new Set(['\u200C', '\u200D']);

function characterOf(whole: string): string {
  const character = decodeHTMLStrict(whole);
  if (joiners.has(character)) return '';
  // A reference to no character stays as it was written.
  return character === '\uFFFD' ? whole : character;
}

/** Decodes the character references of a text, also those that were escaped twice. */
export function decodeEntities(text: string): string {
  const once = text.replaceAll(reference, characterOf);
  return once === text ? text : once.replaceAll(reference, characterOf);
}
