import { expect, test } from 'vitest';
import { routeDrawing } from './routeDrawing.ts';

const box = { width: 400, height: 240, margin: 40 };
const at = (lat: number, lng: number) => ({ lat, lng, elevation: null });

test('north is up, east is right, and the line stays within the margins', () => {
  const drawing = routeDrawing(
    {
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
    { preview: [at(59.5, 0), at(60.5, 1)], bounds: { south: 59.5, west: 0, north: 60.5, east: 1 } },
    box,
  );
  expect(drawing!.end[0] - drawing!.start[0]).toBeCloseTo(80, 0);
});

test('a very short walk is not blown up', () => {
  const drawing = routeDrawing(
    {
      preview: [at(51, -116), at(51, -115.9999)],
      bounds: { south: 51, west: -116, north: 51, east: -115.9999 },
    },
    box,
  );
  expect(drawing!.end[0] - drawing!.start[0]).toBeLessThan(5);
});

test('one point is no line', () => {
  const bounds = { south: 51, west: -116, north: 51, east: -116 };
  expect(routeDrawing({ preview: [at(51, -116)], bounds }, box)).toBeNull();
});
