import { expect, test } from 'vitest';
import { labelOf } from './stillLabels.ts';

const box = { width: 200, height: 100 };
/** With its sign the name takes 13 letters of 7 units: 91, of which 5 lie on either side of the peak. */
const peakAt = (x: number) =>
  labelOf({ layer: 'peak', name: 'Crown', elevationM: 1480, points: [[x, 50]] }, box).map(
    ({ text, x: middle }) => [text, middle],
  );

test.each([
  [5, []],
  [6, [['▲ Crown 1,480', 46.5]]],
  [113, [['▲ Crown 1,480', 153.5]]],
  [114, [['Crown 1,480 ▲', 73.5]]],
  [194, [['Crown 1,480 ▲', 153.5]]],
  [195, []],
])('a peak %d units from the left has the names %j', (x, names) => {
  expect(peakAt(x)).toEqual(names);
});
