import type { Published } from '../../derive/published.ts';
import { movedDocuments } from '../host/hostFiles.ts';
import type { PublishedFile } from '../../files/files.ts';
import { addresses, recordAddress, type DocumentName, type RecordName } from '#schemas/addresses.ts';
import { documents, listSchemaName, type Holds } from '#schemas/documents.ts';
import { createAjv, readSchemas, type JsonSchema } from '#schemas/readSchemas.ts';

/** One JSON file before it is written: its path, its value and the schema the value (or each entry) must match. */
export interface JsonDocument {
  path: string;
  schema: string;
  isList: boolean;
  value: unknown;
}

/** Published values by document name: one value, or one per record. */
type Values = { [N in DocumentName]: N extends RecordName ? readonly Holds<N>[] : Holds<N> };

/** Returns every JSON file of the API. */
export function jsonDocuments(published: Published): JsonDocument[] {
  const values: Values = {
    ...published,
    attraction: published.attractionDetails,
    activity: published.activityDetails,
    accommodation: published.accommodationDetails,
    trail: published.trailDetails,
    event: published.eventDetails,
    guide: published.guides,
    page: published.pages,
    reliefSquare: published.reliefSquares,
  };
  const moved = movedDocuments(published.moves).map(({ path, value }) => ({
    path,
    schema: 'moved',
    isList: false,
    value,
  }));
  const own = (Object.keys(documents) as DocumentName[]).flatMap((name): JsonDocument[] => {
    const { schema } = documents[name];
    if (!isRecord(name)) {
      const isList = 'isList' in documents[name];
      return [{ path: addresses[name].slice(1), schema, isList, value: values[name] }];
    }
    return values[name].map((value) => ({
      path: recordAddress(addresses[name], value.slug).slice(1),
      schema,
      isList: false,
      value,
    }));
  });
  return [...own, ...moved];
}

function isRecord(name: DocumentName): name is RecordName {
  return addresses[name].includes('{slug}');
}

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
