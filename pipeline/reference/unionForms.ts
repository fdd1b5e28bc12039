import { resolveSchema, type JsonSchema } from '#schemas/readSchemas.ts';
import { wordOf } from './fieldTable.ts';

/** One of several alternative groups of fields. */
export interface UnionForm {
  /** Key and value that identify the form, for example `accuracy: sketch`. */
  sign: string;
  description: string;
  needed: string[];
  optional: string[];
}

export interface Union {
  /** For example `route` or `sections[]`. */
  field: string;
  forms: UnionForm[];
}

/** Returns the fields of a kind of document that hold one of several groups, with what each may hold. */
export function unionsOf(schemas: Record<string, JsonSchema>, kind: string): Union[] {
  const { schema, file } = resolveSchema(schemas, schemas[kind] ?? {}, kind);
  return Object.entries(schema.properties ?? {}).flatMap(([key, reference]) => {
    const field = resolveSchema(schemas, reference, file);
    const inner = field.schema.items ? resolveSchema(schemas, field.schema.items, field.file) : field;
    const branches = [...(inner.schema.oneOf ?? []), ...(inner.schema.anyOf ?? [])];
    const forms = branches.flatMap((branch) => formOf(schemas, branch, inner.file));
    return forms.length > 1 ? [{ field: field.schema.items ? `${key}[]` : key, forms }] : [];
  });
}

function formOf(schemas: Record<string, JsonSchema>, branch: JsonSchema, from: string): UnionForm[] {
  const { schema, file } = resolveSchema(schemas, branch, from);
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return [];
  const required = schema.required ?? [];
  const ways = fields.flatMap(([key, value]) => {
    const only = resolveSchema(schemas, value, file).schema.const;
    return only === undefined ? [] : [`${key}: ${wordOf(only)}`];
  });
  return [
    {
      sign: ways[0] ?? `${required[0]}: ...`,
      description: schema.description ?? '',
      needed: fields.flatMap(([key]) => (required.includes(key) ? [key] : [])),
      optional: fields.flatMap(([key]) => (required.includes(key) ? [] : [key])),
    },
  ];
}
