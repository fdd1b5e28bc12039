import { expect, test } from 'vitest';
import { rulesAfter } from '../../../fixtures/rulesAfter.ts';

test.each([
  ['Drawing: a wall.', []],
  ['Old wall', ['alt-texts']],
  ['The Old Mine', ['alt-texts']],
  ['The Old Mine in snow', []],
  ['A photo of an old wall', ['alt-texts']],
  ['Picture showing a wall', ['alt-texts']],
  ['Pictures hang on a wall', []],
  ['an old wall.jpg', ['alt-texts']],
  ['A file, wall.jpg, on a desk', []],
  ['A wall beside a picture of a bear', []],
  [' A photo of an old wall', ['alt-texts']],
  ['"Old" "wall"', ['alt-texts']],
])('%s', (alt, rules) => {
  expect(
    rulesAfter([['attractions/old-mine.yaml', "'Drawing: stone walls in a forest.'", `'${alt}'`]]),
  ).toEqual(rules);
});

test('two pictures of one record do not say the same', () => {
  const edit = ['attractions/mirror-tarn.yaml', 'canoes on the tarn.', 'the tarn under snow.'] as const;
  expect(rulesAfter([[...edit]])).toEqual(['alt-texts']);
});

test('a page or guide has its title for a name', () => {
  const edit = ['guides/weather-climate.md', "alt: 'Drawing: a road.'", 'alt: Weather and climate'] as const;
  expect(rulesAfter([[...edit]])).toEqual(['alt-texts']);
});
