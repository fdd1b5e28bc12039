import { expect, test } from 'vitest';
import { type ColorName, colors, onPaper } from './colors.ts';

/** Relative luminance of #rrggbb, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

test('the formula gives the known values', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const body = 7;
const text = 4.5;
const graphics = 3;

const pairs: [ink: ColorName, ground: ColorName, required: number][] = [
  ['ink', 'page', body],
  ['ink', 'surface', body],
  ['ink', 'sunken', body],
  ['ink', 'glacierTint', body],
  ['ink', 'larchTint', body],
  ['ink', 'dangerTint', body],
  ['ink', 'okTint', body],
  ['inkSoft', 'page', body],
  ['inkSoft', 'surface', body],
  ['inkSoft', 'sunken', text],
  ['inkSoft', 'glacierTint', text],
  ['link', 'page', text],
  ['link', 'surface', text],
  ['link', 'sunken', text],
  ['link', 'glacierTint', text],
  ['link', 'larchTint', text],
  ['link', 'dangerTint', text],
  ['larchInk', 'page', text],
  ['larchInk', 'larchTint', text],
  ['onBand', 'band', body],
  ['onBand', 'bandDeep', body],
  ['onBandSoft', 'band', body],
  ['onBandSoft', 'bandDeep', body],
  ['larch', 'band', text],
  ['onLarch', 'larch', body],
  ['ink', 'season', body],
  ['onLarch', 'larchPress', body],
  ['onAction', 'action', body],
  ['onAction', 'actionPress', body],
  ['page', 'ink', body],
  ['danger', 'page', text],
  ['danger', 'surface', text],
  ['danger', 'dangerTint', text],
  ['onDanger', 'dangerFill', text],
  ['ok', 'page', text],
  ['ok', 'okTint', text],
  ['onBadge', 'badgeGood', text],
  ['onBadge', 'badgeFair', text],
  ['onBadge', 'badgeLow', text],
  ['fieldLine', 'surface', graphics],
  ['fieldLine', 'page', graphics],
  ['ruleStrong', 'page', graphics],
  ['glacier', 'page', graphics],
  ['difficultyEasy', 'surface', graphics],
  ['difficultyModerate', 'surface', graphics],
  ['difficultyHardLine', 'surface', graphics],
  ['categoryLake', 'surface', graphics],
  ['categoryMountain', 'surface', graphics],
  ['categoryCanyon', 'surface', graphics],
  ['categoryViewpoint', 'surface', graphics],
  ['categoryHistoric', 'surface', graphics],
  ['categoryForest', 'surface', graphics],
  ['gauge1', 'surface', graphics],
  ['gauge2', 'surface', graphics],
  ['gauge3', 'surface', graphics],
  ['gauge4', 'surface', graphics],
  ['gauge5', 'surface', graphics],
  ['gauge6', 'surface', graphics],
  ['bar1', 'page', graphics],
  ['bar2', 'page', graphics],
  ['bar3', 'page', graphics],
  ['bar4', 'page', graphics],
  ['bar5', 'page', graphics],
  ['mapWaterLine', 'mapLand', graphics],
  ['mapRoute', 'mapLand', graphics],
];

for (const [scheme, name] of ['light', 'dark'].entries()) {
  test.each(pairs)(`${name}: %s on %s has at least %s to 1`, (ink, ground, required) => {
    expect(contrast(colors[ink][scheme]!, colors[ground][scheme]!)).toBeGreaterThanOrEqual(required);
  });
}

test.each(pairs.filter(([ink]) => ink !== 'larch'))(
  'on paper %s on %s has at least %d to 1',
  (ink, ground, required) => {
    const onSheet = (name: ColorName) => onPaper[name] ?? colors[name][0];
    expect(contrast(onSheet(ink), onSheet(ground))).toBeGreaterThanOrEqual(required);
  },
);
