import MiniSearch from 'minisearch';
import type { SearchEntry } from '#schemas/types/published.ts';
import { indexedWords, searchWords, singular } from './searchWords.ts';

/**
 * Fields of an entry in the index, with their weights: the name before all, longer texts last. The field `joined` holds
 * each two neighbouring words of the name as one.
 */
export const fieldWeights = { name: 6, joined: 4, words: 2.5, where: 4, text: 1 };

/** An index of entries, which are named by their number in the list. */
export interface EntryIndex {
  mini: MiniSearch<IndexedEntry>;
  /** All words in the index, also neighbouring words of names as one. */
  vocabulary: ReadonlySet<string>;
}

interface IndexedEntry {
  id: number;
  entry: SearchEntry;
}

/** Entries that are indexed at a time, so that a page stays responsive meanwhile. */
const chunkSize = 10;

/** Returns each two neighbouring words as one: "hot springs" as "hotspring". */
function joinedWords(text: string): string[] {
  const all = searchWords(text);
  return all.slice(1).map((word, index) => singular(`${all[index]}${word}`));
}

/** Indexes all entries, some at a time. */
export async function buildIndex(entries: readonly SearchEntry[]): Promise<EntryIndex> {
  const vocabulary = new Set<string>();
  const mini = new MiniSearch<IndexedEntry>({
    fields: Object.keys(fieldWeights),
    extractField: ({ id, entry }, field) => {
      if (field === 'id') return id;
      // An id is made of words that name the entry, too.
      if (field === 'words') return `${entry.words} ${entry.id}`;
      return entry[field === 'where' || field === 'text' ? field : 'name'];
    },
    tokenize: (text, field) => (field === 'joined' ? joinedWords(text) : indexedWords(text)),
    processTerm: (word) => {
      vocabulary.add(word);
      return word;
    },
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term },
  });
  await mini.addAllAsync(
    entries.map((entry, id) => ({ id, entry })),
    { chunkSize },
  );
  return { mini, vocabulary };
}
