import type { KeyPath } from '../load/loadedContent.ts';

/** Every value inside a record, the record itself first, with the path to it. */
export function* valuesIn(value: unknown, path: KeyPath = []): Generator<{ path: KeyPath; value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesIn(inner, [...path, isList ? Number(key) : key]);
  }
}
