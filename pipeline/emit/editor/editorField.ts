import type { JsonSchema } from '#schemas/readSchemas.ts';
import { resolveSchema } from '#schemas/resolveSchema.ts';
import { slugMeant } from '../../validate/rules/records/identity.ts';

/** A field of a form, as Sveltia CMS and Decap CMS describe it. */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean;
  [option: string]: unknown;
}

/** A schema with the file that it stands in, by which its references are followed. */
interface Place {
  schema: JsonSchema;
  file: string;
}

/** Keys whose values are slugs, with the folder of the records that they name. */
const references = ['attractions', 'activities', 'accommodations', 'trails'] as const;

/** Texts longer than this, in characters, get several lines. */
const oneLine = 160;

/**
 * Returns the form field of a key of a record, or null where the editor has none for its shape: a route, for example,
 * has one of several shapes. Its value then stays as it is in the file.
 */
export function editorField(
  schemas: Record<string, JsonSchema>,
  key: string,
  { schema: reference, file: from }: Place,
  required: boolean,
): EditorField | null {
  const { schema, file } = resolveSchema(schemas, reference, from);
  const inner = withoutNull(schema);
  const isRequired = required && inner === schema;
  if (inner !== schema)
    return editorField(schemas, key, { schema: { description: schema.description, ...inner }, file }, false);
  const field = (widget: string, options: Record<string, unknown> = {}): EditorField => ({
    name: key,
    label: labelOf(key),
    widget,
    ...(schema.description !== undefined && { hint: schema.description }),
    required: isRequired,
    ...options,
  });
  const folder = references.find((name) => name === key);
  if (folder) return field('relation', { ...relationTo(folder), multiple: true });
  if (schema.enum) return field('select', { options: schema.enum.filter((choice) => choice !== null) });
  if (schema.properties) {
    const fields = fieldsOf(schemas, { schema, file });
    return fields && field('object', { fields, collapsed: !isRequired });
  }
  if (schema.type === 'array' && schema.items)
    return listField(schemas, field, { schema: schema.items, file });
  if (schema.type === 'boolean') return field('boolean');
  if (schema.type === 'integer' || schema.type === 'number')
    return field('number', {
      value_type: schema.type === 'integer' ? 'int' : 'float',
      ...(typeof schema.minimum === 'number' && { min: schema.minimum }),
      ...(typeof schema.maximum === 'number' && { max: schema.maximum }),
    });
  if (schema.type !== 'string') return null;
  if (schema.contentMediaType === 'image/*') return field('image', { choose_url: false });
  const isLong = typeof schema.maxLength !== 'number' || schema.maxLength > oneLine;
  const pattern = typeof schema.pattern === 'string' && [
    schema.pattern,
    schema.description ?? 'Not as it should be.',
  ];
  return field(isLong && !pattern ? 'text' : 'string', pattern ? { pattern } : {});
}

/** Returns the fields of an object, or null if the form has none for one of its keys. */
function fieldsOf(schemas: Record<string, JsonSchema>, { schema, file }: Place): EditorField[] | null {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([key, inner]) =>
    editorField(schemas, key, { schema: inner, file }, required.includes(key)),
  );
  return fields.every((field) => field !== null) ? fields : null;
}

function listField(
  schemas: Record<string, JsonSchema>,
  field: (widget: string, options?: Record<string, unknown>) => EditorField,
  items: Place,
): EditorField | null {
  const { schema, file } = resolveSchema(schemas, items.schema, items.file);
  if (schema.enum) return field('select', { options: schema.enum, multiple: true });
  if (schema.properties) {
    const fields = fieldsOf(schemas, { schema, file });
    return fields && field('list', { fields });
  }
  return schema.type === 'string' ? field('list') : null;
}

/** Returns the other branch of a schema that allows null, or the schema itself. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const [only, ...more] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return only && more.length === 0 ? only : schema;
}

const relationTo = (folder: string) => ({
  collection: folder,
  value_field: '{{slug}}',
  display_fields: ['name'],
  search_fields: ['name'],
});

/** Returns a key in words: "avalancheTerrain" as "Avalanche terrain". */
export function labelOf(key: string): string {
  const words = slugMeant(key.replaceAll(/([a-z])([A-Z])/g, '$1-$2')).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
