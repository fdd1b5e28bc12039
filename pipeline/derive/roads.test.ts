import { expect, test } from 'vitest';
import { checkedContent } from '#fixtures/checkedContent.ts';
import { toNotices } from './records/notices.ts';
import { roadEndFinder, toRoads } from './roads.ts';

const content = checkedContent('pipeline/fixtures/content');

test('a place has the road end that it names, else the nearest within 15 km, else none', () => {
  const find = roadEndFinder(content);
  const near = { lat: 51.18, lng: 13.59 };
  expect([find('mine-road', near), find(undefined, near)]).toEqual([1, 2]);
  expect(find(undefined, { lat: 51.9, lng: 14.9 })).toBeNull();
  expect(roadEndFinder({ roads: null })(undefined, near)).toBeNull();
});

test('a road is closed while one of its notices is in force', () => {
  const [open, other] = content.roads!.data.roads;
  const closed = { ...other!, closedBy: ['mine-gate'] };
  const data = { ...content.roads!.data, roads: [open!, closed] };
  const roads = toRoads({ roads: { ...content.roads!, data } }, toNotices(content));
  const gate = content.notices.find(({ slug }) => slug === 'mine-gate');
  expect(roads?.roads.map(({ from, to, closed }) => [from, to, closed.length])).toEqual([
    [0, 1, 0],
    [1, 2, 1],
  ]);
  expect(roads?.roads[1]?.closed[0]).toMatchObject({ yearly: gate?.data.yearly ?? null });
  expect(toRoads({ roads: null }, [])).toBeNull();
});
