import { valueAt, type KeyPath } from '../content/loadedContent.ts';
import { fieldName } from './fieldName.ts';
import { type Figure, figureAt, isScalar } from './figureAt.ts';
import type { NewValue, ScalarValue } from './withValues.ts';

/** Fields of a record that were looked up at one source. */
export interface LookedUp {
  group: KeyPath;
  values: NewValue[];
}

/**
 * Returns the group and the new values that the words of a command line name: one field alone, or fields and values in
 * turn. Throws an Error that says how to mend them.
 */
export function lookOf(data: unknown, words: readonly string[]): LookedUp {
  const pairs = Array.from({ length: Math.ceil(words.length / 2) }, (_, index) => ({
    field: words[2 * index] ?? '',
    text: words[2 * index + 1],
  }));
  const figures = pairs.map(({ field, text }) => ({ field, text, ...figureAt(data, field) }));
  const [first] = figures;
  if (!first) throw new Error('no field is named');
  const other = figures.find(({ group }) => group.join('.') !== first.group.join('.'));
  if (other)
    throw new Error(
      `${first.field} and ${other.field} have sources of their own: verify one after the other`,
    );
  const values = figures.flatMap((figure) =>
    figure.text === undefined ? [] : [newValue(data, figure, figure.text)],
  );
  return { group: first.group, values };
}

function newValue(data: unknown, { value: path, group }: Figure, text: string): NewValue {
  const old = path === null ? undefined : valueAt(data, path);
  if (path !== null && isScalar(old)) return { path, value: readValue(text, old) };
  const named = path ?? group;
  const inner = Object.entries(valueAt(data, named) ?? {})
    .filter(([, value]) => isScalar(value))
    .map(([key]) => fieldName(data, [...named, key]));
  const hint = inner.length > 0 ? ` Name one of its values: ${inner.join(', ')}.` : '';
  const name = fieldName(data, named);
  throw new Error(`${name} holds several values.${hint} Or leave the value out, and edit the file.`);
}

/** Reads a value as the type that it replaces has; the schema tells about others. */
function readValue(text: string, old: ScalarValue): ScalarValue {
  if (text === 'null') return null;
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  if (isNumber && (typeof old === 'number' || old === null)) return Number(text);
  if (typeof old === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
