import { valueAt, type KeyPath } from '../content/loadedContent.ts';

/**
 * Returns the name of a value inside a record as a command line takes it: keys with dots between them, and an entry of a
 * list by its id, or by its number from 0 on. `passes.daily.price`, `paidActivities.0.price`.
 */
export function fieldName(data: unknown, path: KeyPath): string {
  let value = data;
  return path
    .map((step) => {
      const name = stepName(value, step);
      value = valueAt(value, [step]);
      return name;
    })
    .join('.');
}

/** Returns the path of the value that has a name; null if there is none. */
export function fieldPath(data: unknown, name: string): KeyPath | null {
  const path: (string | number)[] = [];
  let value = data;
  for (const word of name.split('.')) {
    const step = stepsOf(value).find((each) => stepName(value, each) === word || String(each) === word);
    if (step === undefined) return null;
    path.push(step);
    value = valueAt(value, [step]);
  }
  return path;
}

function stepsOf(value: unknown): KeyPath {
  if (Array.isArray(value)) return [...value.keys()];
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function stepName(list: unknown, step: string | number): string {
  const id = typeof step === 'number' ? valueAt(list, [step, 'id']) : undefined;
  return typeof id === 'string' ? id : String(step);
}
