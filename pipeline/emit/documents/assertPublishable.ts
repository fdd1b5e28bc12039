import { validators } from '#schemas/types/publishedValidators.js';
import { createAjv, type JsonSchema } from '#schemas/readSchemas.ts';
import type { JsonDocument } from './jsonDocuments.ts';

/** Validators that `npm run generate` compiled, by the name of their schema. */
const accepts = new Map(Object.entries(validators));

/** Throws an Error that names file and value when a document does not match its schema: a bug of the derivation. */
export function assertPublishable(
  documents: readonly JsonDocument[],
  schemas: Record<string, JsonSchema>,
): void {
  for (const document of documents) {
    const { path, schema, isList, value } = document;
    const isRight = accepts.get(schema);
    if (!isRight) throw new Error(`${path}: there is no published schema "${schema}"`);
    const values: unknown[] = isList && Array.isArray(value) ? value : [value];
    if (!values.every((item) => isRight(item))) throw explain(document, values, schemas);
  }
}

/** Returns the first mistake in a document. It asks a validator that reports every mistake. */
function explain(
  { path, schema, isList }: JsonDocument,
  values: unknown[],
  schemas: Record<string, JsonSchema>,
): Error {
  const validate = createAjv(schemas).getSchema(schemas[schema]?.$id ?? schema);
  const index = values.findIndex((item) => !validate?.(item));
  const [first] = validate?.errors ?? [];
  const place = `${isList ? `/${index}` : ''}${first?.instancePath ?? ''}`;
  return new Error(
    `/${path}${place ? ` at ${place}` : ''}: ${first?.message} (this is a bug in pipeline/derive)`,
  );
}
