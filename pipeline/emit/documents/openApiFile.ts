import { addresses, type DocumentName } from '#schemas/addresses.ts';
import { apiVersion, documents } from '#schemas/documents.ts';
import type { Site } from '#schemas/types/published.ts';
import { componentAddress, schemaComponents, type JsonSchema } from '#schemas/readSchemas.ts';

const string = { type: 'string' };

/** Schema of an answer that refuses a request. */
const errorSchema = {
  type: 'object',
  description: 'Why a request is refused.',
  required: ['error', 'message'],
  properties: {
    error: { ...string, description: 'A name for programs, for example "not_found".' },
    message: { ...string, description: 'A sentence for people.' },
  },
};

/** Returns the OpenAPI 3.1 description of everything that is published, made from the published schemas. */
export function openApiFile(schemas: Record<string, JsonSchema>, site: Site): string {
  const names = Object.keys(addresses) as DocumentName[];
  const paths = {
    ...Object.fromEntries(names.map((name) => [addresses[name], { get: documentOperation(name) }])),
    ...Object.fromEntries(otherFiles.map(([path, ...file]) => [path, { get: read(...file) }])),
    '/api/newsletter': { post: signUp },
  };
  return `${JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      description:
        `Everything ${site.name} publishes, as files. No key needed. Addresses of JSON answer with and ` +
        'without ".json". New fields may come at any time; none goes away and none takes another type without a new ' +
        'first number of the version.',
      version: apiVersion,
      contact: { name: site.name, url: site.url },
      license: { name: site.licence.name, url: site.licence.url },
    },
    servers: [{ url: site.url }],
    security: [],
    paths: withParameters(paths),
    components: { schemas: usedComponents(paths, { ...schemaComponents(schemas), error: errorSchema }) },
  })}\n`;
}

/** Adds the parameter `slug` to the paths that hold it. */
function withParameters(paths: Record<string, object>): Record<string, object> {
  const slug = {
    name: 'slug',
    in: 'path',
    required: true,
    description: 'Name of the record.',
    schema: string,
  };
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      path.includes('{slug}') ? { parameters: [slug], ...item } : item,
    ]),
  );
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

function documentOperation(name: DocumentName): object {
  const { schema: schemaName, summary } = documents[name];
  const one = { $ref: componentAddress(schemaName) };
  const isList = 'isList' in documents[name];
  const schema = isList
    ? { type: 'array', items: one }
    : addresses[name].includes('{slug}')
      ? { anyOf: [one, { $ref: componentAddress('moved') }], description: 'The record, or its new name.' }
      : one;
  return read(`${isList ? 'list' : 'get'}${name[0]?.toUpperCase()}${name.slice(1)}`, summary, schema);
}

/** Returns the operation that reads one file. */
function read(operationId: string, summary: string, schema: object, type = 'application/json'): object {
  return {
    operationId,
    summary,
    responses: {
      200: { description: summary, content: { [type]: { schema } } },
      404: refused('File not found', type === 'application/json' ? type : 'text/plain'),
    },
  };
}

function refused(description: string, type = 'application/json'): object {
  const schema = type === 'application/json' ? { $ref: componentAddress('error') } : string;
  return { description, content: { [type]: { schema } } };
}

/** Published files that are no documents: address, operation, summary, schema, type. */
const otherFiles: [string, ...Parameters<typeof read>][] = [
  ['/api/routes.json', 'getRoutes', 'The address of every page', { type: 'array', items: string }],
  ['/api/openapi.json', 'getOpenApi', 'This description', { type: 'object' }],
  ['/gpx/{slug}.gpx', 'getTrack', 'The line of a trail as GPX 1.1', string, 'application/gpx+xml'],
  ['/events.ics', 'getCalendar', 'All events with dates as a calendar', string, 'text/calendar'],
  ['/events/{slug}.ics', 'getEventCalendar', 'One event as a calendar', string, 'text/calendar'],
  ['/schemas/{slug}.schema.json', 'getSchema', 'The JSON Schema of a kind of document', { type: 'object' }],
];

const email = { type: 'object', required: ['email'], properties: { email: { ...string, format: 'email' } } };

/** The only operation of a program that is not a file. Links in mails are for people. */
const signUp = {
  operationId: 'signUp',
  summary: 'Sign up for the newsletter',
  description: 'The answer is the same for every address; a mail with a link to confirm follows.',
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: email },
      'application/x-www-form-urlencoded': { schema: email },
    },
  },
  responses: {
    202: {
      description: 'Kept until confirmed',
      content: { 'application/json': { schema: { type: 'object' } } },
    },
    400: refused('The address is not valid, or the request cannot be read'),
    429: refused('Too many sign-ups from one network'),
    503: refused('The guide has no newsletter at the moment, or its store failed'),
  },
};
