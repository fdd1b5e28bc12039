import { expect, test } from 'vitest';
import { type Edit, rulesAfter } from '../../fixtures/rulesAfter.ts';

const photo: Edit = ['photos/mine.jpg', null, 'bytes'];
const use: Edit = [
  'attractions/old-mine.yaml',
  'about:',
  'photo: { file: mine.jpg, alt: Stone walls in rain, credit: Somebody, licence: CC0 }\nabout:',
];

test('a photograph is named by a record', () => {
  expect(rulesAfter([photo])).toEqual(['unused-files']);
  expect(rulesAfter([photo, use])).toEqual([]);
});

test('a misspelt name is one problem, not two', () => {
  const misspelt: Edit = [use[0], use[1], use[2].replace('mine.jpg', 'mien.jpg')];
  expect(rulesAfter([photo, misspelt])).toEqual(['pictures']);
});
