import type { JsonSchema } from '#schemas/readSchemas.ts';
import type { PublishedFile } from '../../files/publishedFile.ts';

/** Returns the published schemas under their public address, so that a tool can follow their references. */
export function schemaFiles(schemas: Record<string, JsonSchema>, baseUrl: string): PublishedFile[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const path = `schemas/${name}.schema.json`;
    return { path, text: `${JSON.stringify({ ...schema, $id: `${baseUrl}/${path}` })}\n` };
  });
}
