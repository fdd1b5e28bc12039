import { expect, test } from 'vitest';
import { routeDrawing } from './routeDrawing.ts';

const box = { width: 400, height: 240, margin: 40 };
const at = (lat: number, lng: number) => ({ lat, lng, elevation: null });

test('north is up, east is right, and the line stays within the margins', () => {
  const drawing = routeDrawing(
    {
      lengthKm: 14,
      preview: [at(51, -116), at(51.1, -115.9)],
      bounds: { south: 51, west: -116, north: 51.1, east: -115.9 },
    },
    box,
  );
  const [x1, y1] = drawing!.start;
  const [x2, y2] = drawing!.end;
  expect(x2).toBeGreaterThan(x1);
  expect(y2).toBe(40);
  expect(y1).toBe(200);
});

test('at 60 degrees north a degree of longitude is half as long', () => {
  const drawing = routeDrawing(
    {
      lengthKm: 125,
      preview: [at(59.5, 0), at(60.5, 1)],
      bounds: { south: 59.5, west: 0, north: 60.5, east: 1 },
    },
    box,
  );
  expect(drawing!.end[0] - drawing!.start[0]).toBeCloseTo(80, 0);
});

test('a very short walk is not blown up', () => {
  const drawing = routeDrawing(
    {
      lengthKm: 0.01,
      preview: [at(51, -116), at(51, -115.9999)],
      bounds: { south: 51, west: -116, north: 51, east: -115.9999 },
    },
    box,
  );
  expect(drawing!.end[0] - drawing!.start[0]).toBeLessThan(5);
});

test('one point is no line', () => {
  const bounds = { south: 51, west: -116, north: 51, east: -116 };
  expect(routeDrawing({ preview: [at(51, -116)], bounds, lengthKm: 1 }, box)).toBeNull();
});

const square = { south: 51, west: -116, north: 51.1, east: -115.9 };

test('a line goes from point to point, to a tenth', () => {
  const drawing = routeDrawing(
    { preview: [at(51, -116), at(51.05, -115.95), at(51.1, -115.9)], bounds: square, lengthKm: 1 },
    box,
  );
  // 11.132 km from south to north on 160 units: 14.37 a kilometre; the middle is the middle of the box.
  expect(drawing).toMatchObject({
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
  const bounds = { ...square, north: 51 + height, east: -116 };
  const drawing = routeDrawing({ preview: [at(51, -116), at(51 + height, -116)], bounds, lengthKm: 1 }, box);
  expect(drawing?.scale.km).toBe(km);
  expect(drawing?.scale.width).toBeCloseTo(width, 1);
});

test('nothing is drawn larger than 600 m across', () => {
  const bounds = { ...square, north: 51, east: -116 };
  const preview = [at(51, -116), at(51, -116)];
  expect(routeDrawing({ preview, bounds, lengthKm: 1 }, box)?.scale).toEqual({
    km: 0.5,
    width: expect.closeTo(133.33, 1),
  });
  const tall = { width: 100, height: 1000, margin: 10 };
  expect(routeDrawing({ preview, bounds, lengthKm: 1 }, tall)?.scale).toEqual({
    km: 0.2,
    width: expect.closeTo(26.67, 1),
  });
});

test('no point is no line', () => {
  expect(routeDrawing({ preview: [], bounds: square, lengthKm: 1 }, box)).toBeNull();
});

test('names give way to the line and to the dots at its ends', () => {
  const drawing = routeDrawing(
    { preview: [at(51, -116), at(51.1, -115.9)], bounds: square, lengthKm: 1 },
    box,
  )!;
  const [startX, startY] = drawing.start;
  const [endX, endY] = drawing.end;
  expect(drawing.covered).toEqual([
    [startX - 8, startY],
    [startX + 8, startY],
    [startX, startY - 8],
    [startX, startY + 8],
    drawing.start,
    drawing.end,
    [endX - 8, endY],
    [endX + 8, endY],
    [endX, endY - 8],
    [endX, endY + 8],
  ]);
});
