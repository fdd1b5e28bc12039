import { expect, test } from 'vitest';
import type { JsonSchema } from '#schemas/readSchemas.ts';
import { schemaChanges } from './schemaChanges.ts';

const thing = (properties: Record<string, JsonSchema>, required: string[] = []) => ({
  thing: { type: 'object', properties, required },
});
const text = { type: 'string' };
const said = (before: Record<string, JsonSchema>, after: Record<string, JsonSchema>) =>
  schemaChanges(before, after).map(
    ({ place, what, isBreaking }) => `${place} ${what}${isBreaking ? ', breaking' : ''}`,
  );
const ofField = (before: JsonSchema, after: JsonSchema) => said(thing({ a: before }), thing({ a: after }));

test('schemas that say the same have not changed, whatever their words', () => {
  expect(said(thing({ a: text }), thing({ a: { ...text, description: 'Other words.' } }))).toEqual([]);
});

test('a schema that goes is breaking, one that comes is not; common parts are none', () => {
  const { thing: other } = thing({ a: text });
  expect(said({ other, common: {} }, {})).toEqual(['other the schema is gone, breaking']);
  expect(said({}, { other, common: {} })).toEqual(['other a new schema']);
});

test.each([
  ['a new type', text, { type: ['string', 'null'] }, ['may now be null, breaking']],
  ['two new types', text, { type: ['string', 'null', 'array'] }, ['may now be null, array, breaking']],
  ['a type less', { type: ['string', 'null'] }, text, ['is null no more']],
  ['another type', text, { type: 'number' }, ['may now be number, breaking', 'is string no more, breaking']],
  ['a type where none was promised', {}, text, []],
  ['a choice more', { enum: ['b'] }, { enum: ['b', 'c', 1] }, ['may now be "c", 1, breaking']],
  ['two choices less', { enum: ['b', 'c', 'd'] }, { enum: ['b'] }, ['is "c", "d" no more']],
  ['another constant', { const: 1 }, { const: 2 }, ['may now be 2, breaking', 'is 1 no more']],
  ['choices where all was free', text, { type: 'string', enum: ['b'] }, []],
  ['all free where choices were', { type: 'string', enum: ['b'] }, text, ['may now be any value, breaking']],
])('%s', (_what, before, after, changes) => {
  expect(ofField(before, after)).toEqual(changes.map((change) => `thing: a ${change}`));
});

test('a field that may be absent from now on is breaking, one that is always there is not', () => {
  expect(said(thing({ a: text }, ['a']), thing({ a: text }))).toEqual([
    'thing: a may now be absent, breaking',
  ]);
  expect(said(thing({ a: text }), thing({ a: text }, ['a']))).toEqual(['thing: a is now always there']);
});

test('the document itself has a name, too', () => {
  expect(said({ a: { type: 'object' } }, { a: { type: 'array' } })).toEqual([
    'a: (all of it) may now be array, breaking',
    'a: (all of it) is object no more, breaking',
  ]);
});

test('a list or a group that comes or goes says it all, whatever is in it', () => {
  const group = { type: 'object', properties: { b: text, c: { type: 'array', items: text } } };
  expect(said(thing({}), thing({ a: group }))).toEqual(['thing: a a new field']);
  expect(said(thing({ a: group }), thing({}))).toEqual(['thing: a the field is gone, breaking']);
  expect(ofField({ type: 'array', items: text }, { type: 'array', items: { type: 'number' } })).toEqual([
    'thing: a[] may now be number, breaking',
    'thing: a[] is string no more, breaking',
  ]);
});

test('keys of any name are one place', () => {
  const map = (value: JsonSchema) => ({ type: 'object', additionalProperties: value });
  expect(ofField(map(text), map({ type: ['string', 'null'] }))).toEqual([
    'thing: a.* may now be null, breaking',
  ]);
  expect(ofField({ type: 'object', additionalProperties: false }, { type: 'object' })).toEqual([]);
});

test('branches of a union meet at their places: a reader is ready for each of them', () => {
  const union = (...kinds: string[]) => ({
    oneOf: kinds.map((kind) => ({
      type: 'object',
      properties: { kind: { const: kind }, [kind]: text },
      required: ['kind', kind],
    })),
  });
  expect(ofField(union('b'), union('b', 'c'))).toEqual([
    'thing: a.kind may now be "c", breaking',
    'thing: a.c a new field',
  ]);
  expect(ofField({ anyOf: [text, { type: 'null' }] }, text)).toEqual(['thing: a is null no more']);
});

test('references are followed into common parts', () => {
  const common = (type: string): JsonSchema => ({ $defs: { km: { type } } });
  const schema = thing({ a: { $ref: 'common.schema.json#/$defs/km' } });
  expect(said({ ...schema, common: common('number') }, { ...schema, common: common('integer') })).toEqual([
    'thing: a may now be integer, breaking',
    'thing: a is number no more, breaking',
  ]);
});
