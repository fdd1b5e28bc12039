import { decodeHTMLStrict } from 'entities/decode';

/** Elements whose text is no text for readers; one that never ends hides the rest, as it does in a browser. */
const hidden = /<(script|style|template)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi;
const comment = /<!--[^]*?(?:-->|$)/g;
const lineEnd = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr|ul|ol|blockquote)\s*>/gi;
/** Elements that part words where they are removed; others stand inside of a word, as in "<b>B</b>anff". */
const partingTag =
  /<\/?(?:article|aside|dd|div|dl|dt|figure|footer|header|li|main|nav|p|pre|section|table|tbody|td|th|thead|tr)\b[^<>]*>/gi;
const tag = /<\/?[a-z][^<>]*>/gi;
/** A small letter, inline tags and a capital: the end of one word and the start of the next. */
const partedByTags = /([\p{Ll}\d])(?:<\/?(?:a|font|span)\b[^<>]*>)+(?=\p{Lu})/gu;
/** Controls, and marks that turn the direction of what follows or cannot be seen. */
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]|(?![\n\t])\p{Cc}/gu;

/**
 * Returns text that may hold markup and entities as plain lines: no tags, no controls, single spaces, at most one
 * empty line.
 */
export function cleanText(text: string): string {
  // Text that was escaped twice is markup, too.
  const bare = withoutMarkup(decodeEntities(withoutMarkup(text)));
  return bare
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(unseen, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}

function withoutMarkup(text: string): string {
  // Most texts hold none: six searches for nothing took half of the time of cleaning them.
  if (!text.includes('<')) return text;
  return text
    .replaceAll(comment, '')
    .replaceAll(hidden, '')
    .replaceAll(lineEnd, '\n')
    .replaceAll(partedByTags, '$1 ')
    .replaceAll(partingTag, ' ')
    .replaceAll(tag, '');
}

/** Cleans a text as `cleanText` does, into one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ');
}

/**
 * Returns a text of at most so many characters, cut between words where that is possible, with an ellipsis where it
 * was cut.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = head.search(/\s\S*$/);
  return `${(lastSpace > max / 2 ? head.slice(0, lastSpace) : head).trimEnd()}…`;
}

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
function decodeEntities(text: string): string {
  const once = text.replaceAll(reference, characterOf);
  return once === text ? text : once.replaceAll(reference, characterOf);
}
