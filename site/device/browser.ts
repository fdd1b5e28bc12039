import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns false while a page is prerendered or hydrated, then true. Use it for state that only the browser knows, such
 * as the query of the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Asks the browser to keep what the guide stores here when space runs out; null if it has no such API. */
export const requestPersistence = async (): Promise<boolean | null> =>
  (await navigator.storage?.persist?.().catch(() => false)) ?? null;

/**
 * Milliseconds after which the address of a saved file is released. Safari reads it after the click, after a question to
 * the visitor, and no event says when it has.
 */
const releaseAfter = 60_000;

/** Hands the browser a text as a file to save; nothing leaves the device. */
export function saveFile(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), releaseAfter);
}
