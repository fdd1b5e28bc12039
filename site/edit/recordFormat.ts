import { parse, stringify } from 'yaml';
import { sourceField } from '#schemas/editorFormat.ts';
import { editedText } from './editedText.ts';

type Keys = Record<string, unknown>;

/** Reads and writes the files of a kind of record for the form editor. */
export interface RecordFormat {
  fromFile: (text: string) => Keys;
  toFile: (data: Keys) => string;
}

/**
 * Makes the format of a kind of record from the keys that its form has. A form carries the text that it was opened from;
 * saving changes what was edited in that text and nothing else. Keys without a field keep their values.
 */
export function recordFormat(formKeys: ReadonlySet<string>): RecordFormat {
  return {
    fromFile: (text) => ({ ...(parse(text) as Keys), [sourceField]: text }),
    toFile: ({ [sourceField]: source, ...data }) => {
      if (typeof source !== 'string')
        return stringify(filledIn({}, data), { lineWidth: 105, singleQuote: true });
      const before = parse(source) as Keys;
      const outside = Object.fromEntries(Object.entries(before).filter(([key]) => !formKeys.has(key)));
      return editedText(source, { ...filledIn(before, data), ...outside });
    },
  };
}

/**
 * Returns the values of a form without the empty ones that it adds for fields nobody filled in; a value that was null
 * in the file stays so.
 */
function filledIn(before: Keys, after: Keys): Keys {
  const entries = Object.entries(after).flatMap(([key, value]): [string, unknown][] => {
    const old = before[key];
    if (isEmpty(value)) return key in before && (old === null || isEmpty(old)) ? [[key, old]] : [];
    if (!isKeys(value))
      return [[key, Array.isArray(value) ? value.map((item, index) => itemOf(old, index, item)) : value]];
    const inner = filledIn(isKeys(old) ? old : {}, value);
    return Object.keys(inner).length === 0 && !(key in before) ? [] : [[key, inner]];
  });
  return Object.fromEntries(entries);
}

function itemOf(old: unknown, index: number, item: unknown): unknown {
  if (!isKeys(item)) return item;
  const before: unknown = Array.isArray(old) ? old[index] : undefined;
  return filledIn(isKeys(before) ? before : {}, item);
}

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
