import { createAjv, readSchemas } from '#schemas/readSchemas.ts';
import type { JsonDocument } from './jsonDocuments.ts';

const schemas = readSchemas('published');
/** Compiles each schema when its first document is checked. */
const ajv = createAjv(schemas);

/** Throws an Error that names file and value when a document does not match its schema: a bug of the derivation. */
export function assertPublishable(documents: readonly JsonDocument[]): void {
  for (const { path, schema, isList, value } of documents) {
    const validate = ajv.getSchema(schemas[schema]?.$id ?? schema);
    if (!validate) throw new Error(`${path}: there is no published schema "${schema}"`);
    const values: unknown[] = isList && Array.isArray(value) ? value : [value];
    const index = values.findIndex((item) => !validate(item));
    if (index === -1) continue;
    const [first] = validate.errors ?? [];
    const place = `${isList ? `/${index}` : ''}${first?.instancePath ?? ''}`;
    throw new Error(
      `/${path}${place ? ` at ${place}` : ''}: ${first?.message} (this is a bug in pipeline/derive)`,
    );
  }
}
