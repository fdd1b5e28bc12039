import type { KeyPath } from './loadedContent.ts';

/** Returns the value at a path inside a record; undefined if there is none. */
export function valueAt(data: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | null | undefined)?.[step],
    data,
  );
}
