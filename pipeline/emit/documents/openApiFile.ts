import { addresses, type DocumentName } from '#schemas/addresses.ts';
import { apiVersion, documents } from '#schemas/documents.ts';
import type { Site } from '#schemas/types/published.ts';
import { componentAddress, schemaComponents, type JsonSchema } from '#schemas/readSchemas.ts';
import { newsletterPaths } from './openApiNewsletter.ts';
import { errorSchema, header, jsonOf, ofType, refused } from './openApiParts.ts';

/** Returns the OpenAPI 3.1 description of everything that is published, made from the published schemas. */
export function openApiFile(schemas: Record<string, JsonSchema>, site: Site): string {
  const paths = { ...documentPaths(), ...filePaths(), ...newsletterPaths };
  const description = {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      description:
        `Everything ${site.name} publishes, as files: reading them needs no key. Addresses of JSON answer with and ` +
        'without ".json". New fields may come at any time; none goes away and none takes another type without a new ' +
        'first number of the version.',
      version: apiVersion,
      contact: { name: site.name, url: site.url },
      license: { name: site.licence.name, url: site.licence.url },
    },
    servers: [{ url: site.url }],
    tags,
    security: [],
    paths,
    components: {
      schemas: usedComponents(paths, { ...schemaComponents(schemas), error: errorSchema }),
      securitySchemes: {
        maintainer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of those who look after the guide.',
        },
      },
    },
  };
  return `${JSON.stringify(description)}\n`;
}

/** Returns the components that the paths refer to, and those that these refer to. */
function usedComponents(paths: object, all: Record<string, object>): Record<string, object> {
  const used = new Set<string>();
  const visit = (value: object): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^/"]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(all[name] ?? {});
    }
  };
  visit(paths);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}

const tags = [
  { name: 'documents', description: 'What the guide says, as JSON.' },
  { name: 'files', description: 'Tracks, calendars and schemas.' },
  { name: 'newsletter', description: 'Signing up, confirming and leaving.' },
];

const generatedOn = {
  'Generated-On': header('The day in the park on which it was made, YYYY-MM-DD.', { format: 'date' }),
};

const slugParameter = {
  name: 'slug',
  in: 'path',
  required: true,
  description: 'Name of the record in addresses.',
  schema: { type: 'string' },
};

function documentPaths(): Record<string, unknown> {
  const names = Object.keys(addresses) as DocumentName[];
  return Object.fromEntries([
    ...names.map((name) => [addresses[name], { get: documentOperation(name) }]),
    [
      '/api/routes.json',
      {
        get: read('getRoutes', 'The address of every page', 'documents', {
          'application/json': { schema: { type: 'array', items: { type: 'string' } } },
        }),
      },
    ],
    [
      '/api/openapi.json',
      {
        get: read('getOpenApi', 'This description', 'documents', {
          'application/json': { schema: { type: 'object' } },
        }),
      },
    ],
  ]);
}

function documentOperation(name: DocumentName): object {
  const { schema: schemaName, summary } = documents[name];
  const one = { $ref: componentAddress(schemaName) };
  const isList = 'isList' in documents[name];
  const isRecord = addresses[name].includes('{slug}');
  const moved = { $ref: componentAddress('moved') };
  const schema = isList
    ? { type: 'array', items: one }
    : isRecord
      ? { anyOf: [one, moved], description: 'The record, or where it is under another name.' }
      : one;
  const id = `${isList ? 'list' : 'get'}${name[0]?.toUpperCase()}${name.slice(1)}`;
  return read(id, summary, 'documents', { 'application/json': { schema } }, isRecord);
}

/** Returns the operation that reads one file; `ofRecord` where there is one for each record. */
function read(operationId: string, summary: string, tag: string, content: object, ofRecord = false): object {
  const isJson = 'application/json' in content;
  const missing = isJson
    ? jsonOf('There is no such file', errorSchemaRef)
    : ofType('text/plain', 'There is no such file');
  return {
    operationId,
    summary,
    description: `${summary}.`,
    tags: [tag],
    ...(ofRecord && { parameters: [slugParameter] }),
    responses: {
      200: { description: summary, headers: generatedOn, content },
      304: { description: 'As it was, for a request that names the ETag it knows' },
      404: missing,
      ...(isJson && { 405: refused('Another method than GET, HEAD or OPTIONS', 'Allow') }),
    },
  };
}

const errorSchemaRef = { $ref: componentAddress('error') };

function filePaths(): Record<string, unknown> {
  const text = (type: string) => ({ [type]: { schema: { type: 'string' } } });
  return {
    '/gpx/{slug}.gpx': {
      get: read('getTrack', 'The line of a trail as GPX 1.1', 'files', text('application/gpx+xml'), true),
    },
    '/events.ics': {
      get: read(
        'getCalendar',
        'All events with dates as a calendar, while there are any',
        'files',
        text('text/calendar'),
      ),
    },
    '/events/{slug}.ics': {
      get: read('getEventCalendar', 'One event as a calendar', 'files', text('text/calendar'), true),
    },
    '/schemas/{slug}.schema.json': {
      get: read(
        'getSchema',
        'The JSON Schema of a kind of document',
        'files',
        { 'application/json': { schema: { type: 'object' } } },
        true,
      ),
    },
  };
}
