import { describe, expect, test } from 'vitest';
import { fixtureDir, fixtureToday } from '../../fixtures/fixtureContent.ts';
import { earthRadiusKm } from '#schemas/rules/distanceBetween.ts';
import { loadContent } from '../../load/loadContent.ts';
import type { Content, Entry } from '../../content/checkedContent.ts';
import { validateContent } from '../../validate/validateContent.ts';
import { derive } from '../derive.ts';
import { createNearby, placeFinder } from './nearby.ts';
import type { Published } from '../published.ts';

const { content: fixture } = validateContent(loadContent(fixtureDir), fixtureToday);

/** The park with one record of each kind, its others so many kilometres north of the attraction, or known by their town. */
function publishApart(km: number | null, isNamed: boolean): Published {
  if (!fixture) throw new Error('the fixture content has problems');
  const given = { source: 'general knowledge', status: 'unverified' as const };
  const middle = { lat: 51.42, lng: 14.18, ...given };
  const [attraction, activity, stay, trail] = [
    fixture.attractions[0]!,
    fixture.activities[0]!,
    fixture.accommodations[0]!,
    fixture.trails.find(({ data }) => data.route === undefined)!,
  ];
  const away =
    km === null ? undefined : { ...middle, lat: middle.lat + ((km / earthRadiusKm) * 180) / Math.PI };
  const related = isNamed
    ? {
        attractions: [attraction.slug],
        activities: [activity.slug],
        accommodations: [stay.slug],
        trails: [trail.slug],
      }
    : {};
  const placed = { town: attraction.data.town, coordinates: away, related };
  const content: Content = {
    ...fixture,
    attractions: [{ ...attraction, data: { ...attraction.data, coordinates: middle, related } }],
    activities: [{ ...activity, data: { ...activity.data, ...placed } }],
    accommodations: [{ ...stay, data: { ...stay.data, ...placed } }],
    trails: [{ ...trail, data: { ...trail.data, ...placed, coordinates: away ?? middle } }],
  };
  return derive(content, { today: '2026-11-20' });
}

/** Returns the distances in each list of one page, for the lists of all kinds of pages. */
function lists(of: Published): Record<string, (number | undefined)[]> {
  const away = (records: readonly { awayKm?: number }[] = []) => records.map(({ awayKm }) => awayKm);
  const [attraction] = of.attractionDetails;
  const [activity] = of.activityDetails;
  const [stay] = of.accommodationDetails;
  const [trail] = of.trailDetails;
  return {
    'activities of an attraction': away(attraction?.activities),
    'places to stay of an attraction': away(attraction?.accommodations),
    'trails of an attraction': away(attraction?.trails),
    'attractions of an activity': away(activity?.attractions),
    'attractions of a place to stay': away(stay?.attractions),
    'attractions of a trail': away(trail?.attractions),
  };
}

test.each([
  [39.9, false, [39.9]],
  [40, false, [40]],
  [40, true, [40]],
  [40.1, false, []],
  [40.1, true, []],
])('at %s km, named by the record %s, each list says %j', (km, isNamed, expected) => {
  for (const [list, found] of Object.entries(lists(publishApart(km, isNamed)))) {
    expect(found, list).toEqual(expected);
  }
});

test('who is known by a town alone is listed without kilometres', () => {
  const found = lists(publishApart(null, false));
  expect(found['activities of an attraction']).toEqual([undefined]);
  expect(found['attractions of an activity']).toEqual([undefined]);
});

describe('where a record lies', () => {
  const [attraction, stay, event] = [
    fixture!.attractions[0]!,
    fixture!.accommodations[0]!,
    fixture!.events[0]!,
  ];
  const at = (lat: number, lng: number) => ({
    lat,
    lng,
    source: 'general knowledge',
    status: 'unverified' as const,
  });
  const attractionIn = (town: string, coordinates?: ReturnType<typeof at>): Entry<'attraction'> => {
    const { coordinates: _, ...data } = attraction.data;
    return { ...attraction, data: { ...data, town, ...(coordinates && { coordinates }) } };
  };
  const park: Content = {
    ...fixture!,
    attractions: [
      attractionIn('jasna', at(51.2, 14)),
      attractionIn('jasna'),
      attractionIn('kamjeńc', at(51.9, 14.9)),
    ],
    activities: [],
    accommodations: [{ ...stay, data: { ...stay.data, town: 'jasna', coordinates: at(51.4, 14.6) } }],
    trails: [],
    events: [{ ...event, data: { ...event.data, town: 'brězna' } }],
  };

  test.each([
    ['at its coordinates', attractionIn('jasna', at(51.5, 14.5)), { lat: 51.5, lng: 14.5 }],
    ['in the middle of the records of its town', attractionIn('jasna'), { lat: 51.3, lng: 14.3 }],
    ['in the middle of the map where its town has none', attractionIn('brězna'), { lat: 51.5, lng: 14 }],
  ])('is %s', (_, entry, { lat, lng }) => {
    const place = placeFinder(park)(entry);
    expect([place.lat, place.lng]).toEqual([expect.closeTo(lat, 9), expect.closeTo(lng, 9)]);
  });
});

describe('beside a record', () => {
  const here = fixture!.attractions[0]!;
  const north = (km: number) => ({
    lat: 51.42 + ((km / earthRadiusKm) * 180) / Math.PI,
    lng: 14.18,
    source: 'general knowledge',
    status: 'unverified' as const,
  });
  const away = (slug: string, km: number): Entry<'attraction'> => ({
    ...here,
    slug,
    data: { ...here.data, coordinates: north(km) },
  });
  const candidates = [away('far', 41), away('third', 3), away('first', 1.04), away('second', 2)];
  const near = (pinned: string[] | undefined, count: number) =>
    createNearby(fixture!)(candidates)(away('here', 0), pinned, count).map(({ entry, awayKm }) => [
      entry.slug,
      awayKm,
    ]);

  test('stand the nearest, with kilometres to a tenth', () => {
    expect(near(undefined, 2)).toEqual([
      ['first', 1],
      ['second', 2],
    ]);
  });

  test('stand pinned ones in their order, and the nearest others in what place is left', () => {
    expect(near(['third', 'second'], 3).map(([slug]) => slug)).toEqual(['third', 'second', 'first']);
    expect(near(['third'], 2).map(([slug]) => slug)).toEqual(['third', 'first']);
    expect(near(['third', 'second'], 1).map(([slug]) => slug)).toEqual(['third']);
  });

  test('a pinned one that is too far, or not there, leaves its place to the nearest', () => {
    expect(near(['far', 'gone', 'second'], 2).map(([slug]) => slug)).toEqual(['second', 'first']);
  });
});
