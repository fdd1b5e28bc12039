import { ownName } from '../../base/guideBase.ts';

const storageName = ownName('larch-places');

/** Number of history entries whose places are kept. */
const most = 200;

/** The part of an entry's state that tells it from others; the router writes one on each navigation within the guide. */
interface EntryState {
  key?: string;
}

/** Returns the name of the current entry of the history; names an entry that has none because a full load made it. */
export function entryName(): string {
  const state = window.history.state as EntryState | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

function readPlaces(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? '[]');
    const isPlace = (place: unknown): place is [string, number] =>
      Array.isArray(place) && typeof place[0] === 'string' && typeof place[1] === 'number';
    return new Map(Array.isArray(stored) ? stored.filter(isPlace) : []);
  } catch {
    // Denied, or not ours.
    return new Map();
  }
}

/** Scroll positions of this tab's history entries. */
export const places = readPlaces();

/** Keeps the places for the time when this document is gone. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...places].slice(-most)));
  } catch {
    // Denied or full: the places are known as long as this document lives.
  }
}
