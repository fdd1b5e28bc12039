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
  { width: 240, height: 300, left: 40, snow: 40, day: 48 },
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

test('columns share the room beside the scale, each named by three letters', () => {
  expect(drawing.columns.map(({ label, middle }) => [label, middle])).toEqual([
    ['jan', 90],
    ['jul', 190],
  ]);
  expect(drawing.barWidth).toBe(50);
});

test('the scale takes the room above the names of the months and the snow', () => {
  // Of 300 in all, 48 are for the day, 14 between, 40 for snow and 30 for the names; 8 stay free at the top.
  expect(drawing.temperatures.map(({ at }) => at)).toEqual([168, 136, 104, 72, 40, 8]);
  expect(drawing.months).toBe(189);
  expect(drawing.columns[1]).toMatchObject({ top: 33.6, bottom: 78.4 });
});

test('a year without snow has no bars of snow', () => {
  const dry = climateDrawing(
    { months: [month('july', 0, 20, 0)] },
    { width: 100, height: 300, left: 0, snow: 40, day: 48 },
  );
  expect(dry.columns[0]?.snow).toBe(0);
  expect(dry.temperatures.map(({ value }) => value)).toEqual([0, 10, 20]);
});

test('less than a centimetre of snow does not fill the room for it', () => {
  const months = [month('january', -20, 0, 0.5)];
  const { columns } = climateDrawing({ months }, { width: 100, height: 300, left: 0, snow: 40, day: 48 });
  expect(columns[0]?.snow).toBe(20);
});

test('the light of a day lies around its middle, eight hours of twenty-four in a third of its bar', () => {
  expect(drawing.day).toBe(252);
  expect(drawing.columns[0]?.light).toEqual({ top: 268, height: 16, hours: 8 });
});
