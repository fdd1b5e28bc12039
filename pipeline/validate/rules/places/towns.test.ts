import { expect, test } from 'vitest';
import { rulesAfter } from '../../../fixtures/rulesAfter.ts';

const town = 'accommodations/middle-inn.yaml';

test('a new area is one line in site.yaml', () => {
  const record = [
    town,
    'town: brězna\nlocation: Brězna,',
    'town: golden hill\nlocation: Golden Hill,',
  ] as const;
  expect(rulesAfter([[...record]])).toEqual(['towns']);
  const area = '  - { id: golden hill, label: Golden Hill }\ncontact:';
  expect(rulesAfter([[...record], ['site.yaml', 'contact:', area]])).toEqual([]);
});

test('an area that is gone from site.yaml is reported at each of its records', () => {
  expect(rulesAfter([['site.yaml', '  - { id: kamjeńc, label: Kamjeńc }\n', '']])).toEqual([
    'towns',
    'towns',
    'towns',
  ]);
});
