import { wholeSentences } from '../CutText/wholeSentences.ts';

/** Characters of a description that search engines show. */
const shown = 160;

/** A description that search engines show whole: its first sentences, or its first words. */
export function searchDescription(text: string): string {
  if (text.length <= shown) return text;
  return wholeSentences(text, shown) ?? `${text.slice(0, text.lastIndexOf(' ', shown - 1))}…`;
}
