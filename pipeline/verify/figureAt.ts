import { valueAt, type KeyPath } from '../content/loadedContent.ts';
import { didYouMean } from '../spelling/closest.ts';
import { isSourced } from '../validate/factsIn.ts';
import { valuesIn } from '../validate/valuesIn.ts';
import { fieldName, fieldPath } from './fieldName.ts';

/** A value of a record, and the group of keys that holds its source. */
export interface Figure {
  /** Path of the value; null if a group without one main value was named. */
  value: KeyPath | null;
  /** Path of the keys source, status and verifiedOn. */
  group: KeyPath;
}

/** Keys that hold the figure of a group, the likeliest first. */
const mainKeys = ['amount', 'price', 'value', 'number', 'band'];

/** Returns the key that holds the figure of a sourced group; null if the group has several figures, or none. */
export function mainKey(group: unknown): string | null {
  return mainKeys.find((key) => isScalar(valueAt(group, [key]))) ?? null;
}

/** Returns the value that a field names, with its source. Throws an Error that suggests another field. */
export function figureAt(data: unknown, field: string): Figure {
  const path = fieldPath(data, field);
  if (path === null) {
    const known = valuesIn(data, isAny).map((found) => fieldName(data, found.path));
    const hint = didYouMean(field, known) ?? `Its figures: ${figureNames(data)}.`;
    throw new Error(`there is no field "${field}". ${hint}`);
  }
  if (isSourced(valueAt(data, path))) {
    const key = mainKey(valueAt(data, path));
    return { value: key === null ? null : [...path, key], group: path };
  }
  for (let length = path.length; length >= 0; length -= 1) {
    const above = path.slice(0, length);
    const group = [above, [...above, 'provenance']].find((each) => isSourced(valueAt(data, each)));
    if (group) return { value: path, group };
  }
  throw new Error(`no source is written for ${field}. Figures with a source: ${figureNames(data)}.`);
}

function figureNames(data: unknown): string {
  return valuesIn(data, isSourced)
    .map(({ path }) => fieldName(data, path))
    .join(', ');
}

export function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isAny(_value: unknown): _value is unknown {
  return true;
}
