/** Returns the field of an unknown value; undefined if the value is no object or has no such field. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** Returns the value at the end of some names. */
export function fieldAt(value: unknown, ...names: string[]): unknown {
  return names.reduce(fieldOf, value);
}

/** Returns a text, or a number as text; empty for everything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns a list unchanged, an empty list for nothing, and a list of one for any other value. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}
