import { expect, test } from 'vitest';
import { rulesAfter } from '../../fixtures/rulesAfter.ts';

test('a page with a picture says what it shows', () => {
  expect(rulesAfter([['pages/home.md', "alt: 'Drawing: a meadow.'\n", '']])).toEqual(['pictures']);
});

test('a gallery entry has a scene or a photograph', () => {
  const scene = '    scene: { subject: lake, light: dawn, season: summer, foreground: canoe }\n';
  expect(rulesAfter([['activities/tarn-canoe.yaml', scene, '']])).toEqual(['pictures']);
});
