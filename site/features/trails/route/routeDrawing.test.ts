import { expect, test } from 'vitest';
import { routeDrawing } from './routeDrawing.ts';

const box = { width: 400, height: 240, margin: 40 };

/** Draws a line of points, each a latitude and a longitude. */
function draw(points: [lat: number, lng: number][], within = box) {
  const [lats, lngs] = [points.map(([lat]) => lat), points.map(([, lng]) => lng)];
  const bounds = {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  };
  const preview = points.map(([lat, lng]) => ({ lat, lng, elevation: null }));
  return routeDrawing({ preview, bounds, lengthKm: 1 }, within);
}
const across = (drawing: ReturnType<typeof draw>) => drawing!.end[0] - drawing!.start[0];

test('at 60 degrees north a degree of longitude is half as long', () => {
  expect(
    across(
      draw([
        [59.5, 0],
        [60.5, 1],
      ]),
    ),
  ).toBeCloseTo(80, 0);
});

test('a very short walk is not blown up, and fewer than two points are no line', () => {
  expect(
    across(
      draw([
        [51, -116],
        [51, -115.9999],
      ]),
    ),
  ).toBeLessThan(5);
  expect(draw([[51, -116]])).toBeNull();
  expect(draw([])).toBeNull();
});

test('north is up, east is right, and a line goes from point to point, to a tenth', () => {
  // 11.132 km from south to north on 160 units: 14.37 a kilometre; the middle is the middle of the box.
  expect(
    draw([
      [51, -116],
      [51.05, -115.95],
      [51.1, -115.9],
    ]),
  ).toMatchObject({
    start: [149.7, 200],
    end: [250.3, 40],
    path: 'M149.7 200L200 120L250.3 40',
  });
});

test.each([
  // A kilometre of the scale is as wide as one of the line; the scale is at most a third of the box.
  [0.1, 5, 71.86],
  [0.05, 2, 57.49],
  [0.02, 1, 71.86],
  [0.01, 0.5, 71.86],
])('a line of %d degrees has a scale of %d km', (height, km, width) => {
  const scale = draw([
    [51, -116],
    [51 + height, -116],
  ])?.scale;
  expect(scale).toEqual({ km, width: expect.closeTo(width, 1) });
});

test('nothing is drawn larger than 600 m across', () => {
  const scaleIn = (within: typeof box) =>
    draw(
      [
        [51, -116],
        [51, -116],
      ],
      within,
    )?.scale;
  expect(scaleIn(box)).toEqual({ km: 0.5, width: expect.closeTo(133.33, 1) });
  const tall = { width: 100, height: 1000, margin: 10 };
  expect(scaleIn(tall)).toEqual({ km: 0.2, width: expect.closeTo(26.67, 1) });
});

test('names give way to the line and to the dots at its ends', () => {
  const drawing = draw([
    [51, -116],
    [51.1, -115.9],
  ])!;
  const around = ([x, y]: readonly [number, number]) => [
    [x - 8, y],
    [x + 8, y],
    [x, y - 8],
    [x, y + 8],
  ];
  const { start, end } = drawing;
  expect(drawing.covered).toEqual([...around(start), start, end, ...around(end)]);
});
