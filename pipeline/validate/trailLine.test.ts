import { expect, test } from 'vitest';
import { fixtureDir, fixtureToday } from '../fixtures/fixtureContent.ts';
import { loadContent } from '../load/loadContent.ts';
import { validateContent } from './validateContent.ts';
import { trailLines } from './trailLine.ts';

const { content } = validateContent(loadContent(fixtureDir), fixtureToday);

test('a line is made once for a content, and again for other content', () => {
  const marsh = content?.trails.find(({ slug }) => slug === 'marsh-loop');
  if (!content || !marsh) throw new Error('the fixture content has problems');
  const line = trailLines(content)(marsh);
  expect(line?.points.length).toBeGreaterThan(10);
  expect(trailLines(content)(marsh)).toBe(line);
  expect(trailLines({ ...content, routes: [] })(marsh)).toBeNull();
});

test('a borrowed line is that of the other trail', () => {
  const winter = content?.trails.find(({ slug }) => slug === 'tarn-teahouse-winter');
  if (!content || !winter) throw new Error('the fixture content has problems');
  expect(trailLines(content)(winter)).toMatchObject({ lineOf: 'tarn-teahouse' });
});
