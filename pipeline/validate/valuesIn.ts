import type { KeyPath } from '../content/loadedContent.ts';

type Step = KeyPath[number];

/** A value inside a record, with the path to it. */
export interface FoundValue<T> {
  path: KeyPath;
  value: T;
}

/** Returns every text inside a record. */
export function textsIn(data: unknown): FoundValue<string>[] {
  return valuesIn(data, (value): value is string => typeof value === 'string');
}

/**
 * Returns every wanted value inside a record, the record itself among them, in the order of the record. `key` is the
 * last step to a value, undefined for the record itself.
 */
export function valuesIn<T>(
  data: unknown,
  isWanted: (value: unknown, key: Step | undefined) => value is T,
): FoundValue<T>[] {
  const found: FoundValue<T>[] = [];
  /** The way to the value at hand; one list for all, since most values are not wanted. */
  const path: Step[] = [];
  const enter = (step: Step, value: unknown): void => {
    path.push(step);
    visit(value);
    path.pop();
  };
  const visit = (value: unknown): void => {
    if (isWanted(value, path.at(-1))) found.push({ path: [...path], value });
    if (typeof value !== 'object' || value === null) return;
    // An index by number: Object.keys makes a text of each index, and a line has thousands of points.
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) enter(index, item);
    } else {
      for (const [key, item] of Object.entries(value)) enter(key, item);
    }
  };
  visit(data);
  return found;
}
