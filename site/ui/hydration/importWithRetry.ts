import { useEffect, useState, type ComponentType } from 'react';
import { create } from 'zustand';

/** Imports the module of a component. */
export type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

let attempts = 0;

/**
 * Imports a module again after a failure. Chromium remembers the failed address as long as the page is open, so this
 * imports the same file with a query. The address is read from the message of the failure.
 */
export function retryImport<T>(load: () => Promise<T>, failure: unknown): Promise<T> {
  const address = /https?:[^\s?]+/.exec(String(failure))?.[0];
  if (!address) return load();
  attempts += 1;
  return import(/* @vite-ignore */ `${address}?${attempts}`) as Promise<T>;
}

/** True once a part of the open page did not come whose place says nothing of it. */
export const useHasFailedPart = create(() => false);
export const reportFailedPart = (): void => useHasFailedPart.setState(true, true);

/** Imports a module, with one retry and a limit in milliseconds. */
export const importWithRetry = <T>(load: () => Promise<T>, limit = 20_000): Promise<T> =>
  Promise.race([
    load().catch((failure: unknown) => retryImport(load, failure)),
    new Promise<never>((_, reject) => {
      setTimeout(reject, limit, new Error('too late'));
    }),
  ]);

/** Returns a module that is imported after mount; null until it has come, and where it does not. `load` must be stable. */
export function useModule<M extends object>(load: () => Promise<M>): M | null {
  const [module, setModule] = useState<M | null>(null);
  useEffect(() => {
    let isWanted = true;
    importWithRetry(load).then((loaded) => isWanted && setModule(loaded), reportFailedPart);
    return () => {
      isWanted = false;
    };
  }, [load]);
  return module;
}
