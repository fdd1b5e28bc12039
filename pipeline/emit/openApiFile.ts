import { addresses, type DocumentName, documents } from '#schemas/documents.ts';
import type { Site } from '#schemas/types/published.ts';
import type { JsonSchema } from '#schemas/readSchemas.ts';
import { componentAddress, schemaComponents } from '#schemas/schemaComponents.ts';

/** The OpenAPI 3.1 description of everything that is published as JSON, made from the published schemas. */
export function openApiFile(schemas: Record<string, JsonSchema>, site: Site): string {
  const description = {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      description: `Everything ${site.name} publishes. List and slug addresses answer with and without ".json".`,
      version: '1',
      license: { name: site.licence.name, url: site.licence.url },
    },
    servers: [{ url: site.url }],
    paths: paths(),
    components: { schemas: schemaComponents(schemas) },
  };
  return `${JSON.stringify(description)}\n`;
}

function paths(): Record<string, unknown> {
  const names = Object.keys(addresses) as DocumentName[];
  const gets = names.map((name) => [addresses[name], { get: operation(name) }]);
  return { ...Object.fromEntries(gets), '/api/newsletter': { post: newsletter } };
}

function operation(name: DocumentName): object {
  const { schema: schemaName, summary } = documents[name];
  const one = { $ref: componentAddress(schemaName) };
  const schema = 'isList' in documents[name] ? { type: 'array', items: one } : one;
  const [, parameter] = /\{(\w+)\}/.exec(addresses[name]) ?? [];
  return {
    summary,
    ...(parameter && {
      parameters: [{ name: parameter, in: 'path', required: true, schema: { type: 'string' } }],
    }),
    responses: {
      200: { description: summary, content: { 'application/json': { schema } } },
      ...(parameter && { 404: { description: 'No such record' } }),
    },
  };
}

const newsletter = {
  summary: 'Subscribe to the newsletter',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['email'],
          properties: { email: { type: 'string', format: 'email' } },
        },
      },
    },
  },
  responses: {
    202: {
      description: 'Kept, whether the address is new or known; a mail with a link to confirm it follows',
    },
    400: { description: 'The address is not valid' },
    429: { description: 'Too many sign-ups from one network' },
    503: { description: 'The guide has no newsletter at the moment' },
  },
};
