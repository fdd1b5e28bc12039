import type { Site } from '#schemas/types/published.ts';
import type { JsonSchema } from '#schemas/readSchemas.ts';
import { componentAddress, schemaComponents } from '#schemas/schemaComponents.ts';

interface Answer {
  summary: string;
  schema: JsonSchema;
  parameter?: string;
}

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
  const one = (name: string): JsonSchema => ({ $ref: componentAddress(name) });
  const many = (name: string): JsonSchema => ({ type: 'array', items: one(name) });
  const answers: Record<string, Answer> = {
    '/api/attractions.json': { summary: 'All attractions', schema: many('attraction') },
    '/api/activities.json': { summary: 'All activities', schema: many('activity') },
    '/api/accommodations.json': { summary: 'All places to stay', schema: many('accommodation') },
    '/api/events.json': { summary: 'All events', schema: many('event') },
    '/api/hiking-trails.json': { summary: 'All trails', schema: many('trail') },
    '/api/attractions/slug/{slug}.json': {
      summary: 'One attraction',
      schema: one('attraction-detail'),
      parameter: 'slug',
    },
    '/api/activities/slug/{slug}.json': {
      summary: 'One activity',
      schema: one('activity-detail'),
      parameter: 'slug',
    },
    '/api/accommodations/slug/{slug}.json': {
      summary: 'One place to stay',
      schema: one('accommodation-detail'),
      parameter: 'slug',
    },
    '/api/hiking-trails/slug/{slug}.json': {
      summary: 'One trail',
      schema: one('trail-detail'),
      parameter: 'slug',
    },
    '/api/home.json': { summary: 'What the home page shows', schema: one('home') },
    '/api/site.json': { summary: 'The guide as a whole', schema: one('site') },
    '/api/guides/{slug}.json': { summary: 'One guide', schema: one('guide'), parameter: 'slug' },
    '/api/pages/{slug}.json': { summary: 'One page', schema: one('page'), parameter: 'slug' },
    '/api/facts/passes.json': { summary: 'Park passes', schema: one('passes') },
    '/api/facts/climate.json': { summary: 'Climate by month', schema: one('climate') },
    '/api/facts/rates.json': { summary: 'Rates of the planning tools', schema: one('rates') },
    '/api/facts/emergency.json': { summary: 'Whom to call', schema: one('emergency') },
    '/gpx/trail-coordinates.json': { summary: 'Points of all trails', schema: one('trail-coordinates') },
  };
  const gets = Object.entries(answers).map(([path, answer]) => [path, { get: operation(answer) }]);
  return { ...Object.fromEntries(gets), '/api/newsletter': { post: newsletter } };
}

function operation({ summary, schema, parameter }: Answer): object {
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
  responses: { 200: { description: 'Subscribed' }, 400: { description: 'The address is not valid' } },
};
