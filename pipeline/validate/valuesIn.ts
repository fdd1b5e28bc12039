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
    if (isWanted(value, step)) found.push({ path: [...path, step], value });
    if (typeof value !== 'object' || value === null) return;
    path.push(step);
    visit(value);
    path.pop();
  };
  const visit = (value: object): void => {
    // An index by number: Object.keys makes a text of each index, and a line has thousands of points.
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) enter(index, item);
    } else {
      for (const [key, item] of Object.entries(value)) enter(key, item);
    }
  };
  if (isWanted(data, undefined)) found.push({ path: [], value: data });
  if (typeof data === 'object' && data !== null) visit(data);
  return found;
}
