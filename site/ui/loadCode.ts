import { withTimeout } from './withTimeout.ts';

let attempts = 0;

/**
 * Asks once more for code that did not come. Chromium keeps to the failure of an address as long as the page lives, so
 * the same file is asked for by another one, which the message of the failure helps to make.
 */
export function retryCode<T>(load: () => Promise<T>, failure: unknown): Promise<T> {
  const address = /https?:[^\s?]+/.exec(String(failure))?.[0];
  if (!address) return load();
  attempts += 1;
  return import(/* @vite-ignore */ `${address}?${attempts}`) as Promise<T>;
}

/** Loads code by a function that imports it, with one retry. */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> =>
  withTimeout(load().catch((failure: unknown) => retryCode(load, failure)));
