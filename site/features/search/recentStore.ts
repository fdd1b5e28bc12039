import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { deviceStorage, keptState } from '../../device/keptState.ts';
import { ownName } from '../../base/guideBase.ts';

/** Key in the browser's storage. */
export const recentEntry = ownName('larch-searches');

/** Most searches that are kept, and the longest text. */
const mostSearches = 6;
const longestSearch = 80;

interface RecentState {
  /** The last one first. */
  searches: string[];
  keep: (typed: string) => void;
  forget: () => void;
}

const isSearch = (text: unknown): text is string => typeof text === 'string' && text.length <= longestSearch;

/** Reads stored data; null unless all of it are searches. */
function readSearches(stored: unknown): { searches: string[] } | null {
  if (typeof stored !== 'object' || stored === null || !('searches' in stored)) return null;
  const { searches } = stored;
  const isList = Array.isArray(searches) && searches.length <= mostSearches && searches.every(isSearch);
  return isList ? { searches } : null;
}

/** The visitor's recent searches, kept on this device alone. */
export const useRecentStore = create<RecentState>()(
  persist(
    (set, get) => ({
      searches: [],
      keep: (typed) => {
        const text = typed.trim().slice(0, longestSearch);
        if (text === '') return;
        const others = get().searches.filter((other) => other !== text);
        set({ searches: [text, ...others].slice(0, mostSearches) });
      },
      forget: () => set({ searches: [] }),
    }),
    {
      name: recentEntry,
      storage: keptState<Pick<RecentState, 'searches'>>(deviceStorage, { searches: [] }, readSearches),
      partialize: ({ searches }) => ({ searches }),
      // Stored data is read after hydration, because prerendered pages know no visitor.
      skipHydration: true,
    },
  ),
);
