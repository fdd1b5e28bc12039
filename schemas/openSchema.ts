import type { JsonSchema } from './readSchemas.ts';

/**
 * Returns a published schema as others validate with it: new fields may come at any time, so what it does not name is
 * allowed. Of several forms one at least fits: open forms may fit together.
 */
export function openSchema(schema: JsonSchema): JsonSchema {
  return open(schema) as JsonSchema;
}

function open(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(open);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      const isClosed = key === 'additionalProperties' || key === 'unevaluatedProperties';
      if (isClosed && inner === false) return [];
      return [[key === 'oneOf' ? 'anyOf' : key, open(inner)]];
    }),
  );
}

/** Returns all schemas of a side, open. */
export function openSchemas(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, openSchema(schema)]));
}
