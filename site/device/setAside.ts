import { create } from 'zustand';
import { deviceStorage } from './deviceStorage.ts';

/** Returns the name under which an entry that could not be read is kept. */
const asideName = (name: string) => `${name}-unread`;

/** Entries of this browser that could not be read in full, by name. */
const useUnread = create<Record<string, string | null>>()(() => ({}));

/**
 * Keeps an entry that could not be read in full under another name, so that nothing is lost and nothing reads it again.
 * An entry that was set aside before stays, on the lines above it.
 */
export function setAside(name: string, text: string): void {
  const before = deviceStorage.getItem(asideName(name));
  const entries = typeof before === 'string' ? before.split('\n') : [];
  const all = entries.includes(text) ? entries : [...entries, text];
  deviceStorage.setItem(asideName(name), all.join('\n'));
  useUnread.setState({ [name]: all.join('\n') });
}

/** Returns an entry that was set aside, now or on an earlier visit, and a function that forgets it. */
export function useSetAside(name: string): [text: string | null, forget: () => void] {
  const text = useUnread((unread) => unread[name]) ?? null;
  const forget = () => {
    deviceStorage.removeItem(asideName(name));
    useUnread.setState({ [name]: null });
  };
  return [text, forget];
}

/** Tells `useSetAside` of an entry that was set aside on an earlier visit. */
export function rememberSetAside(name: string): void {
  const text = deviceStorage.getItem(asideName(name));
  if (typeof text === 'string') useUnread.setState({ [name]: text });
}
