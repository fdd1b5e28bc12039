import { expect, test } from 'vitest';
import { schemaComponents } from './schemaComponents.ts';

const schemas = {
  trail: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://larch.example/trail.schema.json',
    allOf: [{ $ref: 'trail.schema.json#/$defs/fields' }],
    $defs: { fields: { properties: { picture: { $ref: 'common.schema.json#/$defs/picture' } } } },
  },
  'trail-summary': {
    properties: {
      name: { $ref: 'trail.schema.json#/$defs/fields/properties/picture' },
      whole: { $ref: 'trail.schema.json' },
      page: { $ref: 'page.schema.json#/properties/path' },
    },
  },
  common: { $defs: { picture: { type: 'object' } } },
};

test('files and definitions are parts, without an address of their own', () => {
  expect(schemaComponents(schemas)).toMatchObject({ 'common.picture': { type: 'object' } });
  expect(Object.keys(schemaComponents(schemas))).toEqual([
    'trail',
    'trail.fields',
    'trail-summary',
    'common.picture',
  ]);
  expect(Object.keys(schemaComponents(schemas).trail!)).toEqual(['allOf']);
});

test('references lead to the same place in another part', () => {
  const { trail, 'trail.fields': fields, 'trail-summary': summary } = schemaComponents(schemas);
  expect(trail?.allOf).toEqual([{ $ref: '#/components/schemas/trail.fields' }]);
  expect(fields?.properties?.picture?.$ref).toBe('#/components/schemas/common.picture');
  expect(summary?.properties).toEqual({
    name: { $ref: '#/components/schemas/trail.fields/properties/picture' },
    whole: { $ref: '#/components/schemas/trail' },
    page: { $ref: '#/components/schemas/page/properties/path' },
  });
});

test('parts can be named in another way', () => {
  const { 'trail-summary': summary } = schemaComponents(schemas, (part) => `${part}#`);
  expect(summary?.properties?.name?.$ref).toBe('trail.fields#/properties/picture');
});
