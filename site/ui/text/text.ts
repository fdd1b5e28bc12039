import { wholeKmText } from '#schemas/rules/distanceText.ts';

/** Returns the distance of a place in whole kilometres, with figure and unit on one line; nothing if it is unknown. */
export function awayText(awayKm: number | undefined): string[] {
  return awayKm === undefined ? [] : [`${wholeKmText(awayKm)} away`];
}

/** Beside a heading that says "near": what the kilometres of the cards mean. */
export const awayNote = 'Straight-line distances; the road is longer.';

/** Returns a word with a capital. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns a text in which no line ends between a number and its unit of length, such as "1,383 m". */
export function keepUnits(text: string): string {
  return text.replaceAll(/(?<=\d) (?=k?m\b)/g, '\u00a0');
}

/** Joins items in words: "July", "July and August", "July, August and September". */
export function listInWords(items: string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** The end of a sentence: after a unit or a word of three letters or more, so that "St. Anne" is one; the next begins anew. */
const sentenceEnd = /(?<=[\p{L}\d)]{3}| k?m)[.!?](?=\s+[\p{Lu}\d])/gu;

/** Returns the first sentences of a text that fit into `limit` characters; null if not even one does. */
export function wholeSentences(text: string, limit: number): string | null {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index + 1);
  const last = ends.findLast((end) => end <= limit);
  return last === undefined ? null : text.slice(0, last);
}
