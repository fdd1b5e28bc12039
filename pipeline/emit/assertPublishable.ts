import { createAjv, type JsonSchema } from '../readSchemas.ts';
import type { JsonDocument } from './jsonDocuments.ts';

/** Throws an Error that names file and value when a document does not match its schema: a bug of the derivation. */
export function assertPublishable(
  documents: readonly JsonDocument[],
  schemas: Record<string, JsonSchema>,
): void {
  const ajv = createAjv(schemas);
  for (const { path, schema, isList, value } of documents) {
    const validate = ajv.getSchema(schemas[schema]?.$id ?? schema);
    if (!validate) throw new Error(`${path}: there is no published schema "${schema}"`);
    const values: unknown[] = isList && Array.isArray(value) ? value : [value];
    for (const [index, item] of values.entries()) {
      if (validate(item)) continue;
      const [first] = validate.errors ?? [];
      const place = `${isList ? `/${index}` : ''}${first?.instancePath ?? ''}`;
      throw new Error(
        `/${path}${place ? ` at ${place}` : ''}: ${first?.message} (this is a bug in pipeline/derive)`,
      );
    }
  }
}
