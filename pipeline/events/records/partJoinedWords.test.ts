import { expect, test } from 'vitest';
import { partJoinedWords } from './partJoinedWords.ts';

const towns = ['Banff', 'Lake Louise'];

test.each([
  ['110 Bear StBanff', '110 Bear St Banff'],
  ['110 Bear St.Banff, AB', '110 Bear St. Banff, AB'],
  ['110 Bear StreetCanmore', '110 Bear Street Canmore'],
  ['Legion HallLake Louise', 'Legion Hall Lake Louise'],
  ['Suite 12Banff', 'Suite 12 Banff'],
  ['Town Hall (upstairs)Banff', 'Town Hall (upstairs) Banff'],
  // These are as they should be.
  ['110 Bear St Banff', '110 Bear St Banff'],
  ['McDougall Hall, Banff', 'McDougall Hall, Banff'],
  ['StarBanffshire', 'StarBanffshire'],
  ['Banffshire Club', 'Banffshire Club'],
  ['EastCoast Hall', 'EastCoast Hall'],
  ['', ''],
])('"%s" is "%s"', (place, expected) => {
  expect(partJoinedWords(place, towns)).toBe(expected);
});

test('a label with signs of patterns is no pattern', () => {
  expect(partJoinedWords('HallX(', ['X(', '.*', '['])).toBe('HallX(');
});
