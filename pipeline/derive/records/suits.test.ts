import { expect, test } from 'vitest';
import type { Suits } from '#schemas/types/authored.ts';
import { toSuitFacts, toSuits } from './fields.ts';

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
    { who: 'Children', text: 'Older children alone.', provenance },
    { who: 'Dogs', text: 'On a leash, not all year: not on the ski tracks in winter.', provenance },
    { who: 'Wheelchairs', text: 'A part of it: as far as the lower falls.', provenance },
  ]);
});
