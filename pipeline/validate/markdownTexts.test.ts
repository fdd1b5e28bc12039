import { expect, test } from 'vitest';
import { checkAfter } from '../fixtures/rulesAfter.ts';
import { markdownTexts } from './markdownTexts.ts';

const texts = () =>
  markdownTexts(checkAfter([]).content!).map(({ file, path, text }) => [
    file.slug,
    path?.join('.') ?? null,
    text,
  ]);

test('each tip of cards and tabs is Markdown, at its own path', () => {
  expect(texts()).toEqual(
    expect.arrayContaining([
      ['travel-tips', 'sections.0.cards.0.items.0', 'Keep 30 m from elk.'],
      ['travel-tips', 'sections.0.cards.0.items.1', 'Keep 100 m from bears.'],
      ['travel-tips', 'sections.1.tabs.1.items.0', 'Warm boots.'],
    ]),
  );
});

test('values of figures are shown as they stand', () => {
  expect(texts().filter(([, , text]) => text === '1,383 m')).toEqual([]);
});

test('bodies of guides and pages come first, then what records are about, then sections', () => {
  const places = texts().map(([, path]) => (path === null ? 'body' : String(path).split('.')[0]!));
  expect(places.filter((place, index) => place !== places[index - 1])).toEqual(['body', 'about', 'sections']);
});

test('words and introduction of a section are told apart', () => {
  expect(texts()).toEqual(
    expect.arrayContaining([
      ['getting-here', 'sections.0.intro', 'There is *one* line.'],
      ['getting-here', 'sections.0.text', expect.stringContaining('trip planner')],
    ]),
  );
});
