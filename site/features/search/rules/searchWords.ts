const marks = /\p{M}/gu;
const apostrophes = /['\u2018\u2019\u02BC\u2032`]/g;
const words = /[\p{L}\p{N}]+/gu;

/** Returns the words of a text in small letters, without diacritics and apostrophes. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(marks, '').replace(apostrophes, '').toLowerCase();
  return plain.match(words) ?? [];
}

/** Returns the singular of an English plural; other words as they are. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:sh|ch|x|z|ss|to)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Returns the words of a text as they are indexed. */
export function indexedWords(text: string): string[] {
  return searchWords(text).map(singular);
}
