import { parse, stringify } from 'yaml';
import { photoFolder, sourceField } from '#schemas/editorFormat.ts';
import { editedText } from './editedText.ts';

type Keys = Record<string, unknown>;

/** A field of a form: a part of the configuration that the pipeline makes. */
export interface FormField {
  name: string;
  widget?: string;
  required?: boolean;
  /** Fields of an object, or of each entry of a list. */
  fields?: readonly FormField[];
}

/** Reads and writes the files of a kind of record for the form editor. */
export interface RecordFormat {
  fromFile: (text: string) => Keys;
  toFile: (data: Keys) => string;
}

/**
 * Makes the format of a kind of record from the fields of its form. A form carries the text that it was opened from;
 * saving changes what was edited in that text and nothing else. Keys without a field keep their values.
 */
export function recordFormat(fields: readonly FormField[]): RecordFormat {
  const hasField = (key: string) => fields.some(({ name }) => name === key);
  return {
    fromFile: (text) => ({ ...withImages(parse(text) as Keys, fields, toAddress), [sourceField]: text }),
    toFile: ({ [sourceField]: source, ...form }) => {
      const data = withImages(form, fields, toName);
      if (typeof source !== 'string')
        return stringify(filledIn({}, data, fields), { lineWidth: 105, singleQuote: true });
      const before = parse(source) as Keys;
      const outside = Object.fromEntries(Object.entries(before).filter(([key]) => !hasField(key)));
      return editedText(source, { ...filledIn(before, data, fields), ...outside });
    },
  };
}

/**
 * Returns the values of a form without those that it adds for fields nobody filled in: empty ones, and "no" where
 * nothing has to be said. A value that was null in the file stays so.
 */
function filledIn(before: Keys, after: Keys, fields: readonly FormField[]): Keys {
  const entries = Object.entries(after).flatMap(([key, value]): [string, unknown][] => {
    const field = fields.find(({ name }) => name === key);
    const old = before[key];
    if (!(key in before) && (isEmpty(value) || (value === false && !field?.required))) return [];
    if (isEmpty(value)) return isEmpty(old) ? [[key, old]] : [];
    if (Array.isArray(value)) return [[key, value.map((item, index) => itemOf(old, index, item, field))]];
    if (!isKeys(value)) return [[key, value]];
    const inner = filledIn(isKeys(old) ? old : {}, value, field?.fields ?? []);
    return Object.keys(inner).length === 0 && !(key in before) ? [] : [[key, inner]];
  });
  return Object.fromEntries(entries);
}

function itemOf(old: unknown, index: number, item: unknown, field: FormField | undefined): unknown {
  if (!isKeys(item)) return item;
  const before: unknown = Array.isArray(old) ? old[index] : undefined;
  return filledIn(isKeys(before) ? before : {}, item, field?.fields ?? []);
}

/** Returns the address of an uploaded picture, which the form editor names by its path in the repository. */
const toAddress = (name: string) => `/${photoFolder}/${name}`;

const toName = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** Returns values with those of image fields changed, in the entries of lists and the keys of objects too. */
function withImages(data: Keys, fields: readonly FormField[], change: (value: string) => string): Keys {
  const changed = (value: unknown, field: FormField | undefined): unknown => {
    if (!field) return value;
    if (Array.isArray(value)) return value.map((item) => changed(item, field));
    if (isKeys(value)) return withImages(value, field.fields ?? [], change);
    return field.widget === 'image' && typeof value === 'string' && value !== '' ? change(value) : value;
  };
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    changed(
      value,
      fields.find(({ name }) => name === key),
    ),
  ]);
  return Object.fromEntries(entries) as Keys;
}

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
