import { expect, test } from 'vitest';
import { resolveSchema, schemaComponents, type JsonSchema } from './readSchemas.ts';

const schemas: Record<string, JsonSchema> = {
  trail: {
    $defs: { km: { type: 'number', title: 'Kilometres' }, way: { $ref: 'common.schema.json#/$defs/way' } },
  },
  common: { $defs: { way: { $ref: '#/$defs/text', description: 'A way.' }, text: { type: 'string' } } },
};

test('a schema without a reference is itself', () => {
  const schema = { type: 'string' };
  expect(resolveSchema(schemas, schema, 'trail')).toEqual({ schema, file: 'trail' });
});

test('a reference within a file is followed there', () => {
  expect(resolveSchema(schemas, { $ref: '#/$defs/km' }, 'trail')).toEqual({
    schema: { type: 'number', title: 'Kilometres' },
    file: 'trail',
  });
});

test('what refers says goes before what it refers to', () => {
  const schema = { $ref: '#/$defs/km', title: 'Length', description: 'Of the walk.' };
  expect(resolveSchema(schemas, schema, 'trail').schema).toEqual({
    type: 'number',
    title: 'Length',
    description: 'Of the walk.',
  });
});

test('a chain of references is followed through files to its end', () => {
  expect(resolveSchema(schemas, { $ref: '#/$defs/way' }, 'trail')).toEqual({
    schema: { type: 'string', description: 'A way.' },
    file: 'common',
  });
});

test('the fields of what a schema is made of stand before its own', () => {
  const part = { type: 'object', properties: { a: { type: 'null' }, b: { type: 'null' } }, required: ['a'] };
  const whole = {
    allOf: [{ $ref: 'part.schema.json' }],
    properties: { c: { type: 'null' } },
    required: ['c'],
  };
  const { schema, file } = resolveSchema({ part, whole }, { $ref: 'whole.schema.json' }, 'other');
  expect(Object.keys(schema.properties ?? {})).toEqual(['a', 'b', 'c']);
  expect(schema.required).toEqual(['a', 'c']);
  expect(schema.allOf).toBeUndefined();
  expect(file).toBe('whole');
});

test('a whole file can be referred to', () => {
  expect(resolveSchema({ a: { type: 'null' } }, { $ref: 'a.schema.json' }, 'b')).toEqual({
    schema: { type: 'null' },
    file: 'a',
  });
});

test.each(['#/$defs/none', '#/none/deeper', 'none.schema.json#/$defs/km', '#/$defs/km/type'])(
  'the reference %s leads nowhere',
  ($ref) => {
    expect(() => resolveSchema(schemas, { $ref }, 'trail')).toThrow(`trail: ${$ref} leads nowhere`);
  },
);

const sides = {
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
  expect(schemaComponents(sides)).toMatchObject({ 'common.picture': { type: 'object' } });
  expect(Object.keys(schemaComponents(sides))).toEqual([
    'trail',
    'trail.fields',
    'trail-summary',
    'common.picture',
  ]);
  expect(Object.keys(schemaComponents(sides).trail!)).toEqual(['allOf']);
});

test('references lead to the same place in another part', () => {
  const { trail, 'trail.fields': fields, 'trail-summary': summary } = schemaComponents(sides);
  expect(trail?.allOf).toEqual([{ $ref: '#/components/schemas/trail.fields' }]);
  expect(fields?.properties?.picture?.$ref).toBe('#/components/schemas/common.picture');
  expect(summary?.properties).toEqual({
    name: { $ref: '#/components/schemas/trail.fields/properties/picture' },
    whole: { $ref: '#/components/schemas/trail' },
    page: { $ref: '#/components/schemas/page/properties/path' },
  });
});
