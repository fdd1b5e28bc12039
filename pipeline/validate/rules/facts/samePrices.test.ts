import { describe, expect, test } from 'vitest';
import { type Edit, problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

/** Edits the prices of an attraction. */
const paid = (file: string, ...items: [name: string, amount: number, per: string][]): Edit => {
  const lines = items.map(([name, amount, per]) => {
    const price = `{ amount: ${amount}, per: ${per}, source: illustrative, status: unverified, verifiedOn: null }`;
    return `  - { name: ${name}, price: ${price} }\n`;
  });
  return [`attractions/${file}.yaml`, 'description:', `paidActivities:\n${lines.join('')}description:`];
};

describe('at the tarn, which relates to the activity "Canoe on the tarn" for 115', () => {
  const costs = (name: string, amount: number, per = 'canoe hour') =>
    rulesAfter([
      ['attractions/mirror-tarn.yaml', '- name: Canoe at dawn', `- name: '${name}'`],
      ['attractions/mirror-tarn.yaml', 'amount: 90, per: canoe hour', `amount: ${amount}, per: ${per}`],
    ]);

  test.each(['Canoe', 'CANOE', 'Canoe on the tarn', 'Can', 'Canoe, adult', 'Canoe, adults', 'Canoe ,from'])(
    '%s is the same thing',
    (name) => {
      expect(costs(name, 90)).toEqual(['same-prices']);
      expect(costs(name, 115)).toEqual([]);
    },
  );

  test.each([
    'Canoe at dawn',
    'Anoe',
    'Canoe, child',
    'Canoe, adult, child',
    'Canoe, young adult',
    'Canoe, adults only',
  ])('%s is another', (name) => {
    expect(costs(name, 90)).toEqual([]);
  });

  test('what is paid for something else has another price', () => {
    expect(costs('Canoe', 90, 'day')).toEqual([]);
  });
});

describe('at two attractions, for 10 at the first', () => {
  const costs = (name: string, amount: number, per: string) =>
    rulesAfter([paid('echo-canyon', ['Lamp tour', 10, 'person']), paid('old-mine', [name, amount, per])]);

  test.each([
    ['Lamp tour', 12, 'person', ['same-prices']],
    ['lamp TOUR', 12, 'adult', ['same-prices']],
    ['Lamp tour', 10, 'person', []],
    ['Lamp tour', 12, 'family', []],
    ['Lamp walk', 12, 'person', []],
  ])('%s for %d a %s', (name, amount, per, rules) => {
    expect(costs(name, amount, per)).toEqual(rules);
  });
});

test.each(['Parking', 'Car-park'])('a name of one word, %s, is something else at every place', (name) => {
  expect(rulesAfter([paid('echo-canyon', [name, 10, 'day']), paid('old-mine', [name, 12, 'day'])])).toEqual(
    [],
  );
});

test('one attraction may have two prices for a thing', () => {
  expect(rulesAfter([paid('old-mine', ['Lamp tour', 10, 'person'], ['Lamp tour', 12, 'person'])])).toEqual(
    [],
  );
});

test('the first price is the one that others are held against, told with its file and line', () => {
  const found = problemsAfter([
    paid('echo-canyon', ['A map', 5, 'map'], ['Lamp  tour', 10, 'person']),
    paid('old-mine', ['Lamp  tour', 12, 'person'], ['Lamp  tour', 11, 'person']),
  ]);
  const first = /and 10 in .*attractions\/echo-canyon\.yaml:4$/;
  expect(found).toMatchObject([
    { path: 'paidActivities[0].price.amount', message: expect.stringMatching(first) },
    { path: 'paidActivities[1].price.amount', message: expect.stringMatching(first) },
  ]);
});
