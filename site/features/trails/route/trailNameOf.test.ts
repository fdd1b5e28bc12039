import { expect, test } from 'vitest';
import { trailNameOf } from './routeLine.ts';

test('a trail of which only the slug is known is named by its words', () => {
  expect(trailNameOf('lake-agnes-trail')).toBe('Lake Agnes Trail');
  expect(trailNameOf('skoki')).toBe('Skoki');
});
