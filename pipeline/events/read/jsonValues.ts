/** What an unknown value holds under a name; undefined when it is no object, or has nothing of that name. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** The value at the end of some names. */
export function fieldAt(value: unknown, ...names: string[]): unknown {
  return names.reduce(fieldOf, value);
}

/** A text, or a number as text; empty for everything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A list as it is, nothing as an empty one, anything else as a list of itself. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}
