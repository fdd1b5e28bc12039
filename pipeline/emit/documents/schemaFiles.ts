import { documents, listSchemaName } from '#schemas/documents.ts';
import type { JsonSchema } from '#schemas/readSchemas.ts';
import type { PublishedFile } from '../../files/publishedFile.ts';

/**
 * Returns the published schemas, among them one for each list, under their public address, so that a tool can follow
 * their references.
 */
export function schemaFiles(schemas: Record<string, JsonSchema>, baseUrl: string): PublishedFile[] {
  return Object.entries({ ...schemas, ...listSchemas() }).map(([name, schema]) => {
    const path = `schemas/${name}.schema.json`;
    return { path, text: `${JSON.stringify({ ...schema, $id: `${baseUrl}/${path}` })}\n` };
  });
}

/** Returns a schema for each list. */
function listSchemas(): Record<string, JsonSchema> {
  const lists = Object.values(documents).filter((document) => 'isList' in document);
  return Object.fromEntries(
    lists.map(({ schema, summary }) => [
      listSchemaName(schema),
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        description: `${summary}.`,
        type: 'array',
        items: { $ref: `${schema}.schema.json` },
      },
    ]),
  );
}
