import type { JsonSchema } from './readSchemas.ts';

/**
 * Returns a schema with its own reference followed, if it is one: what the referring schema says itself goes before
 * what the other says. The fields of schemas that it is made of (`allOf`) come before its own. `file` is the name,
 * without endings, of its schema file.
 */
export function resolveSchema(
  schemas: Record<string, JsonSchema>,
  schema: JsonSchema,
  file: string,
): { schema: JsonSchema; file: string } {
  if (schema.$ref === undefined) return { schema: withPartsOf(schemas, schema, file), file };
  const { $ref, ...own } = schema;
  const [name = '', pointer = ''] = $ref.split('#');
  const targetFile = name === '' ? file : name.replace('.schema.json', '');
  const target = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], schemas[targetFile]);
  if (typeof target !== 'object' || target === null) throw new Error(`${file}: ${$ref} leads nowhere`);
  const resolved = resolveSchema(schemas, target as JsonSchema, targetFile);
  return { schema: { ...resolved.schema, ...own }, file: resolved.file };
}

/** References within a part are not changed: they name their file. */
function withPartsOf(schemas: Record<string, JsonSchema>, schema: JsonSchema, file: string): JsonSchema {
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const all = [...allOf.map((part) => resolveSchema(schemas, part, file).schema), own];
  return {
    ...own,
    properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    required: all.flatMap(({ required = [] }) => required),
  };
}
