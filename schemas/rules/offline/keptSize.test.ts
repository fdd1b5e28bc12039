import { expect, test } from 'vitest';
import { isKeptPacked, keptSize } from './keptSize.ts';

test.each(['/', '/attractions/tarn', '/api/site.json', '/assets/a.js', '/gpx/tarn.gpx', '/maps/tarn.svg'])(
  '%s is kept with gzip and counts as a third',
  (path) => {
    expect(isKeptPacked(path)).toBe(true);
    expect([keptSize(path, 0), keptSize(path, 1), keptSize(path, 3), keptSize(path, 3001)]).toEqual([
      0, 1, 1, 1001,
    ]);
  },
);

test.each(['/images/tarn/card-400.webp', '/icons/a.png', '/images/a.jpg', '/fonts/besley.woff2'])(
  '%s is compressed already and counts whole',
  (path) => {
    expect(isKeptPacked(path)).toBe(false);
    expect(keptSize(path, 3001)).toBe(3001);
  },
);
