import type { ComponentType } from 'react';
import { withTimeout } from './withTimeout.ts';

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

/** Imports a module, with one retry and a time limit. */
export const importWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  withTimeout(load().catch((failure: unknown) => retryImport(load, failure)));
