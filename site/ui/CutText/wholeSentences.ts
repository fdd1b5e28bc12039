/** The end of a sentence: after a unit or a word of three letters or more, so that "St. Anne" is one; the next begins anew. */
const sentenceEnd = /(?<=[\p{L}\d)]{3}| k?m)[.!?](?=\s+[\p{Lu}\d])/gu;

/** Returns the first sentences of a text that fit into `limit` characters; null if not even one does. */
export function wholeSentences(text: string, limit: number): string | null {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index + 1);
  const last = ends.findLast((end) => end <= limit);
  return last === undefined ? null : text.slice(0, last);
}
