import { expect, test } from 'vitest';
import { type Edit, rulesAfter } from '../fixtures/rulesAfter.ts';

const entry = (rule: string, file: string, path: string): Edit => [
  'exceptions.yaml',
  'exceptions:\n',
  `exceptions:\n  - { rule: ${rule}, file: ${file}, path: '${path}', reason: A reason of more than twenty letters. }\n`,
];
const trips: Edit = [
  'attractions/old-mine.yaml',
  'location: Brězna, Mine Road',
  'location: Brězna, towards Jasna',
];

test('an exception takes out the one problem that it names', () => {
  expect(rulesAfter([trips])).toEqual(['location-text']);
  expect(rulesAfter([trips, entry('location-text', 'attractions/old-mine.yaml', 'location')])).toEqual([]);
});

test('an exception for another path or file excuses nothing', () => {
  expect(rulesAfter([trips, entry('location-text', 'attractions/old-mine.yaml', 'name')])).toEqual([
    'location-text',
  ]);
  expect(rulesAfter([trips, entry('location-text', 'attractions/echo-canyon.yaml', 'location')])).toEqual([
    'location-text',
  ]);
});

test('an exception that excuses nothing any more is an error, once nothing else is wrong', () => {
  const stale = entry('location-text', 'attractions/old-mine.yaml', 'location');
  expect(rulesAfter([stale])).toEqual(['exceptions']);
  expect(rulesAfter([stale, ['events/ice-days.yaml', 'isFree: false', 'isFree: maybe']])).toEqual(['schema']);
});

test('no exception is made from what later stages rely on', () => {
  const broken: Edit = ['attractions/mirror-tarn.yaml', '[tarn-canoe]', '[no-canoe]'];
  const excuse = entry('references', 'attractions/mirror-tarn.yaml', 'related.activities[0]');
  expect(rulesAfter([broken, excuse])).toEqual(['references', 'exceptions']);
});
