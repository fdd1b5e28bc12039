import MiniSearch from 'minisearch';
import type { SearchEntry } from '#schemas/types/published.ts';
import { searchWords, singular, stemOfIng } from './searchWords.ts';

/** Fields of an entry in the index. `joined` holds each two neighbouring words of the name as one. */
export const searchFields = ['name', 'joined', 'words', 'where', 'text'] as const;

export type SearchField = (typeof searchFields)[number];

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

/** Returns the words of a text as they are indexed. */
export function indexedWords(text: string): string[] {
  return searchWords(text).map(singular);
}

/** Returns each two neighbouring words as one: "hot springs" as "hotspring". */
export function joinedWords(text: string): string[] {
  const all = searchWords(text);
  return all.slice(1).map((word, index) => singular(`${all[index]}${word}`));
}

/** Indexes all entries, some at a time. */
export async function buildIndex(entries: readonly SearchEntry[]): Promise<EntryIndex> {
  const vocabulary = new Set<string>();
  const mini = new MiniSearch<IndexedEntry>({
    fields: [...searchFields],
    extractField: ({ id, entry }, field) => {
      if (field === 'id') return id;
      return field === 'joined' ? joinedWords(entry.name).join(' ') : textOf(entry, field);
    },
    // These two are words already.
    tokenize: (text, field) =>
      field === 'text' || field === 'joined' ? text.split(' ') : indexedWords(text),
    processTerm: (word) => {
      vocabulary.add(word);
      const stem = stemOfIng(word);
      return stem === null ? word : [word, stem];
    },
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term },
  });
  await mini.addAllAsync(
    entries.map((entry, id) => ({ id, entry })),
    { chunkSize },
  );
  return { mini, vocabulary };
}

function textOf(entry: SearchEntry, field: string): string {
  // An id is made of words that name the entry, too.
  if (field === 'words') return `${entry.words} ${entry.id}`;
  if (field === 'name' || field === 'where') return entry[field];
  return field === 'text' ? textWithoutNames(entry) : '';
}

/** Returns each word of the text once, without those of the other fields, because they count more there. */
function textWithoutNames({ name, where, words, text }: SearchEntry): string {
  const counted = new Set([name, where, words].flatMap(indexedWords));
  return [...new Set(indexedWords(text))].filter((word) => !counted.has(word)).join(' ');
}
