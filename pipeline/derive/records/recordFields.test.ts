import { expect, test } from 'vitest';
import { asWritten, toOpeningHours, reservationUrl, toSuitFacts, toSuits } from './fields.ts';
import { readSchemas } from '#schemas/readSchemas.ts';
import type { OpenHours, Suits } from '#schemas/types/authored.ts';

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

const fact = { source: 'https://tours.example/hours', status: 'secondary', verifiedOn: null } as const;
const textsOf = (...times: OpenHours[]) => toOpeningHours({ times, ...fact })?.texts;

test('a record without hours has none', () => {
  expect(toOpeningHours(undefined)).toBeNull();
});

test('hours of all days', () => {
  expect(textsOf({ from: '09:30', to: '17:00' })).toEqual(['9:30 AM to 5:00 PM']);
  expect(textsOf({ from: '00:00', to: '23:59' })).toEqual(['midnight to midnight']);
});

test('a line for each season, and the rest of the year last', () => {
  const summer = { from: '06-15', to: '09-01' };
  expect(textsOf({ from: '08:00', to: '22:30', season: summer }, { from: '10:00', to: '21:00' })).toEqual([
    'June 15 to September 1: 8:00 AM to 10:30 PM',
    'All other days: 10:00 AM to 9:00 PM',
  ]);
});

test('figures and source are published, the note for maintainers is not', () => {
  const times = [{ from: '09:30', to: '17:00' }];
  expect(toOpeningHours({ times, ...fact, note: 'of 2023' })).toEqual({
    texts: ['9:30 AM to 5:00 PM'],
    times,
    provenance: fact,
  });
});

test.each([
  ['Book at sites.park.example. The day is announced.', 'https://sites.park.example/'],
  ['Book at camp-sites2.park.example, or call.', 'https://camp-sites2.park.example/'],
  ['Book at https://sites.park.example/tents-2027.', 'https://sites.park.example/tents-2027'],
  ['Write to tents@mail.park.example or see sites.park.example.', 'https://sites.park.example/'],
])('%s names %s', (text, url) => {
  expect(reservationUrl(text)).toBe(url);
});

test.each([
  'First come, first served. Nobody can reserve a site.',
  'Gates open at 8 a.m. and close.',
  'open.closed',
  'Write to tents@mail.park.example.',
  'Book at http://sites.park.example.',
  'Files are at ftp://sites.park.example.',
])('%s names no page', (text) => {
  expect(reservationUrl(text)).toBeNull();
});

const source = 'https://park.example/dogs';
const from = { source, status: 'official' } as const;

test.each<[Suits, string[] | undefined]>([
  [{ children: { answer: 'strollers', ...from } }, ['children', 'strollers']],
  [{ children: { answer: 'small', ...from } }, ['children']],
  [{ children: { answer: 'older', ...from } }, undefined],
  [{ dogs: { answer: 'leash', ...from } }, ['dogs']],
  [{ dogs: { answer: 'part-of-year', ...from } }, undefined],
  [{ dogs: { answer: 'forbidden', ...from } }, undefined],
  [{ wheelchairs: { answer: 'all', ...from } }, ['wheelchairs']],
  [{ wheelchairs: { answer: 'part', ...from } }, ['wheelchairs']],
  [{ wheelchairs: { answer: 'unsuitable', ...from } }, undefined],
  [
    { wheelchairs: { answer: 'all', ...from }, children: { answer: 'small', ...from } },
    ['children', 'wheelchairs'],
  ],
])('%j suits %j', (suits, expected) => {
  expect(toSuits(suits).suits).toEqual(expected);
});

test('a record of which no page says anything publishes no list and no facts', () => {
  expect(toSuits(undefined)).toEqual({});
  expect(toSuitFacts(undefined)).toEqual([]);
});

test('facts are in one order, each with its note and its source', () => {
  const provenance = { source, status: 'official', verifiedOn: null };
  expect(
    toSuitFacts({
      wheelchairs: { answer: 'part', note: 'as far as the lower falls', ...from, year: 2024 },
      dogs: { answer: 'part-of-year', note: 'not on the ski tracks in winter', ...from },
      children: { answer: 'older', ...from },
    }),
  ).toEqual([
    { who: 'Children', text: 'Older children only.', provenance },
    {
      who: 'Dogs',
      text: 'On a leash; banned part of the year: not on the ski tracks in winter.',
      provenance,
    },
    {
      who: 'Wheelchairs',
      text: 'Part of the route: as far as the lower falls.',
      provenance: { ...provenance, seenOn: '2024' },
    },
  ]);
});
