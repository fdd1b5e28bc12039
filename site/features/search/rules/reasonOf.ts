import type { SearchHit } from './createSearch.ts';
import { indexedWords } from './buildIndex.ts';
import { stemOfIng } from './searchWords.ts';

/** A piece of a sentence; marked if it was searched for. */
export interface ReasonPart {
  text: string;
  isMarked: boolean;
}

/**
 * Returns the sentence of an entry that holds most of what was found, in pieces. Without one it is the features that
 * hold it, then the first sentence.
 */
export function reasonOf({ entry, terms }: Pick<SearchHit, 'entry' | 'terms'>): ReasonPart[] {
  const isFound = (word: string) => {
    const [indexed = ''] = indexedWords(word);
    return terms.has(indexed) || terms.has(stemOfIng(indexed) ?? '');
  };
  const foundIn = (text: string) => new Set(indexedWords(text).filter(isFound)).size;
  const sentences = entry.text.split(/\n|(?<=[.!?])\s+(?=[\p{Lu}\d"“])/u);
  const most = Math.max(...sentences.map(foundIn));
  const features = entry.words.split(', ').filter(foundIn).join(', ');
  const reason = most === 0 && features ? features : (sentences.find((text) => foundIn(text) === most) ?? '');
  return reason
    .split(/([\p{L}\p{N}'’]+)/u)
    .map((text, index) => ({ text, isMarked: index % 2 === 1 && isFound(text) }))
    .filter(({ text }) => text !== '');
}
