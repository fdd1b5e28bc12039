import { expect, test } from 'vitest';
import { fixtureDir, fixtureToday } from '../fixtures/fixtureContent.ts';
import { earthRadiusKm } from '../geometry/distanceBetween.ts';
import { loadContent } from '../load/loadContent.ts';
import type { Content } from '../validate/content.ts';
import { validateContent } from '../validate/validateContent.ts';
import { derive } from './derive.ts';
import type { Published } from './published.ts';

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

/** What each list of one page says, the lists of all kinds of pages. */
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
])('at %s km, named by the record %s, each list says %j', (km, isNamed, said) => {
  for (const [list, found] of Object.entries(lists(publishApart(km, isNamed)))) {
    expect(found, list).toEqual(said);
  }
});

test('who is known by a town alone is listed without kilometres', () => {
  const found = lists(publishApart(null, false));
  expect(found['activities of an attraction']).toEqual([undefined]);
  expect(found['attractions of an activity']).toEqual([undefined]);
});
