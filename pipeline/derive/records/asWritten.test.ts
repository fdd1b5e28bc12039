import { expect, test } from 'vitest';
import { readSchemas } from '#schemas/readSchemas.ts';
import { asWritten } from './fields.ts';

const group = {
  properties: {
    name: { type: 'string' },
    open: { $ref: 'shared' },
    hot: { type: 'boolean' },
    tips: { type: 'array' },
  },
};

test('fields of a group are published as they are written, and no others', () => {
  const written = { name: 'Tarn', open: { from: '06-01' }, hot: false, tips: ['Go early.'] };
  expect(asWritten(group, { ...written, featured: 1 })).toEqual(written);
});

test('a field that the record leaves out is null, a list empty', () => {
  expect(asWritten(group, { name: 'Tarn' })).toEqual({ name: 'Tarn', open: null, hot: null, tips: [] });
});

test('the published schema has each field of the group: null is allowed where the record may leave it out', () => {
  const { properties, required } = readSchemas('published').trail?.$defs?.fields ?? {};
  expect(required).toEqual(expect.arrayContaining(['name', 'highPointM', 'features']));
  expect(properties).toMatchObject({
    distanceKm: { type: 'number' },
    highPointM: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    features: { type: 'array', minItems: 0 },
  });
});

test('content files have the fields of their groups as their own, and no others', () => {
  const { properties, required, ...trail } = readSchemas('authored').trail ?? {};
  expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(['name', 'route']));
  expect(required).toEqual(expect.arrayContaining(['name', 'scene']));
  expect(trail).toMatchObject({ additionalProperties: false });
  expect(trail).not.toHaveProperty('allOf');
});
