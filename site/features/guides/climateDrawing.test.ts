import { expect, test } from 'vitest';
import { climateDrawing } from './climateDrawing.ts';

const month = (name: 'january' | 'july', avgLowC: number, avgHighC: number, snowfallCm: number) => ({
  month: name,
  avgLowC,
  avgHighC,
  snowfallCm,
  precipitationMm: 0,
  daylightHours: 8,
  conditions: '',
});

const drawing = climateDrawing(
  { months: [month('january', -14, -5, 40), month('july', 8, 22, 0)] },
  { width: 240, height: 238, left: 40, snow: 40 },
);

test('the scale covers all temperatures in steps of ten', () => {
  expect(drawing.temperatures.map((tick) => tick.value)).toEqual([-20, -10, 0, 10, 20, 30]);
  expect(drawing.zero).toBe(drawing.temperatures[2]!.at);
});

test('a cold month lies below zero, a warm one above', () => {
  const [january, july] = drawing.columns;
  expect(january!.top).toBeGreaterThan(drawing.zero);
  expect(july!.bottom).toBeLessThan(drawing.zero);
});

test('the snowiest month fills the room for snow', () => {
  expect(drawing.columns.map((column) => column.snow)).toEqual([40, 0]);
});
