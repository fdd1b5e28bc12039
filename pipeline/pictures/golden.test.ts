import { expect, test } from 'vitest';
import { drawGolden, readGolden } from './golden.ts';

test('the code draws what its version drew: whoever changes a picture raises DRAWING_VERSION and runs npm run pictures', () => {
  expect(drawGolden()).toEqual(readGolden());
  // A small picture of every subject, light and season: seconds, on a busy machine a minute.
});
