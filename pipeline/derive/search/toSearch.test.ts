import { beforeAll, expect, test } from 'vitest';
import type { SearchEntry } from '#schemas/types/published.ts';
import { checkedFixture } from '../../fixtures/checkedFixture.ts';
import { derive } from '../derive.ts';
import type { Published } from '../published.ts';

let published: Published;

beforeAll(() => {
  const content = checkedFixture();
  published = derive(content, { today: '2026-11-20', relief: [] });
});

function entry(id: string): SearchEntry {
  const found = published.search.entries.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not searched`);
  return found;
}

test('every record, guide and notice is found, each under an id of its own', () => {
  const { search, attractions, activities, accommodations, trails, events, notices, guides } = published;
  const ids = search.entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const count = (kind: SearchEntry['kind']) => search.entries.filter((one) => one.kind === kind).length;
  expect(count('attraction')).toBe(attractions.length);
  expect(count('activity')).toBe(activities.length);
  expect(count('accommodation')).toBe(accommodations.length);
  expect(count('trail')).toBe(trails.length);
  expect(count('event')).toBe(events.length);
  expect(count('notice')).toBe(notices.length);
  expect(ids).toEqual(expect.arrayContaining(guides.map(({ slug }) => `guide/${slug}`)));
});

test('pages are found as their front matter says', () => {
  const ids = published.search.entries.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['page/trip-planner', 'page/privacy']));
  expect(ids).not.toContain('page/saved');
  expect(ids).not.toContain('page/search');
});

test('a trail says its length and grade, its town and its best months', () => {
  const [trail] = published.trails;
  expect(entry(`trail/${trail!.slug}`)).toMatchObject({
    name: trail!.name,
    href: `/hiking-trails/${trail!.slug}`,
    facts: [trail!.distance, trail!.difficulty],
    bestMonths: trail!.bestMonths,
    picture: trail!.picture.path,
  });
});

test('texts are plain, a sentence or a row each line', () => {
  for (const { id, text } of published.search.entries) expect(text, id).not.toMatch(/<\/?\w|&\w+;|\n\s/);
});

test('months of the climate, emergency places and passes are found by their words', () => {
  const texts = published.search.entries.map(({ name, text }) => `${name}: ${text}`).join('\n');
  const [month] = published.climate.months;
  expect(texts).toContain(`Weather in January: ${month!.conditions}`);
  expect(texts).toContain(published.emergency.pharmacies[0]!.text);
  expect(texts).toContain(published.passes.passes[0]!.description);
});

test('words of visitors are those of the content', () => {
  expect(published.search.meanings[0]).toEqual({
    typed: ['walk', 'hike', 'stroll'],
    means: ['trail'],
    list: 'trail',
  });
});

test('a part of a guide leads to its section and names the guide', () => {
  const guide = published.guides.find(({ sections }) => sections.some(({ kind }) => kind === 'cards'))!;
  const section = guide.sections.find(({ kind }) => kind === 'cards')!;
  const parts = published.search.entries.filter(({ href }) => href === `${guide.path}#${section.id}`);
  expect(parts.map(({ where }) => where)).toContain(`${guide.heading}: ${section.heading}`);
});

test('an event with dates says them, and when it is over', () => {
  const event = published.events.find(({ startDate }) => startDate !== null)!;
  expect(entry(`event/${event.slug}`)).toMatchObject({
    href: `/events/${event.slug}`,
    days: { from: event.startDate, to: event.endDate ?? event.startDate },
  });
});

test('a notice leads to its place, with the days on which it is in force', () => {
  const [notice] = published.notices;
  expect(entry(`notice/${notice!.slug}`)).toMatchObject({
    name: notice!.title,
    href: `/notices#${notice!.slug}`,
    restrictions: [{ text: notice!.title }],
  });
});
