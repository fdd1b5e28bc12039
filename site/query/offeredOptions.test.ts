import { expect, test } from 'vitest';
import { offeredOptions } from './offeredOptions.ts';

const options = ['all', 'lake', 'cave', 'hut'].map((value) => ({ value }));
const finds = (record: string, value: string) => record === value;
const values = (records: string[] | undefined, chosen: string[] = []) =>
  offeredOptions(options, records, chosen, finds).map(({ value }) => value);
const lakes = Array.from({ length: 9 }, () => 'lake');

test('a long list leaves out what finds fewer than two', () => {
  expect(values([...lakes, 'cave'])).toEqual(['all', 'lake']);
  expect(values([...lakes, 'cave', 'cave'])).toEqual(['all', 'lake', 'cave']);
});

test('what is chosen stays, so that it can be taken back', () => {
  expect(values([...lakes, 'cave'], ['hut'])).toEqual(['all', 'lake', 'hut']);
});

test('a short list, and one that is loading, offer everything', () => {
  expect(values(lakes)).toEqual(['all', 'lake', 'cave', 'hut']);
  expect(values(undefined)).toEqual(['all', 'lake', 'cave', 'hut']);
});
