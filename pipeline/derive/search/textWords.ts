import { decodeHTML } from 'entities';
import type { SearchEntry } from '#schemas/types/published.ts';

/** Words without meaning of their own, which most texts have. */
const common = new Set(
  'and are but can for from had has have his how its not off one our out she than that the their them then there they this was were what when where which who will with you your'.split(
    ' ',
  ),
);

/** Returns the words of a text in small letters, each once. */
function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu));
}

/**
 * Returns the words of an entry's text, each once and in the order of the alphabet, without common ones, single letters,
 * bare numbers and those of its other fields. An index needs no more, and the file is a third smaller than with sentences.
 */
export function textWords({ name, where, words, text }: SearchEntry): string {
  const others = wordsOf(`${name} ${where} ${words}`);
  return [...wordsOf(text)]
    .filter((word) => !others.has(word) && !common.has(word) && !/^(\p{L}{1,2}|\p{N}+)$/u.test(word))
    .sort()
    .join(' ');
}

/** Returns the text of HTML without its tags, on one line. */
export function plainText(html: string): string {
  return decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
