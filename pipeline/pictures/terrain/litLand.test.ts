import { expect, it } from 'vitest';
import type { Relief } from './heightfield.ts';
import { litLand } from './litLand.ts';

const relief = (seed: string): Relief => ({
  seed,
  width: 60,
  rows: 5,
  peaks: [{ kind: 'dome', x: 30, z: 100, height: 200, width: 80 }],
});

it('builds the land of a range once', () => {
  expect(litLand({ ...relief('a/range') }, 1)).toBe(litLand(relief('a/range'), 1));
});

it.each([
  ['seed', litLand(relief('another/range'), 1)],
  ['width', litLand({ ...relief('a/range'), width: 70 }, 1)],
  ['step', litLand({ ...relief('a/range'), step: 5 }, 1)],
  ['depth', litLand({ ...relief('a/range'), depth: 300 }, 1)],
  ['rows', litLand({ ...relief('a/range'), rows: 6 }, 1)],
  ['peaks', litLand({ ...relief('a/range'), peaks: [] }, 1)],
  ['foothills', litLand({ ...relief('a/range'), apron: 0.5 }, 1)],
  ['scree', litLand({ ...relief('a/range'), hasTalus: false }, 1)],
  ['bands', litLand({ ...relief('a/range'), band: 20 }, 1)],
  ['steps', litLand({ ...relief('a/range'), terrace: 0.1 }, 1)],
  ['tilt', litLand({ ...relief('a/range'), dip: 0.5 }, 1)],
  ['roughness', litLand({ ...relief('a/range'), roughness: 0.1 }, 1)],
  ['side of the sun', litLand(relief('a/range'), -1)],
  ['height of the sun', litLand(relief('a/range'), 1, 0.1)],
])('builds another land for another %s', (_, land) => {
  expect(land).not.toEqual(litLand(relief('a/range'), 1));
});

it('keeps the lands of one picture, not those of all', () => {
  const first = litLand(relief('first/range'), 1);
  for (let place = 0; place < 8; place++) litLand(relief(`${place}/range`), 1);
  const again = litLand(relief('first/range'), 1);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
