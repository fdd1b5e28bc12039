import { wholeSentences } from '../CutText/wholeSentences.ts';

/** Characters of a description that search engines show. */
const shown = 160;
/** Fewer say too little. */
const enough = 80;

/** Returns a description that search engines show whole: its first sentences, or its first words. */
export function searchDescription(text: string): string {
  if (text.length <= shown) return text;
  const sentences = wholeSentences(text, shown);
  if (sentences && sentences.length >= enough) return sentences;
  const end = text.lastIndexOf(' ', shown - 1);
  const words = text.slice(0, end === -1 ? shown - 1 : end);
  return `${words.replace(/[\s,;:–-]+$/u, '')}…`;
}
