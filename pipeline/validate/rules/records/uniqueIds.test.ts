import { expect, test } from 'vitest';
import { fixtureToday } from '../../../fixtures/fixtureContent.ts';
import { checkAfter } from '../../../fixtures/rulesAfter.ts';
import { idOf } from '../../../content/idOf.ts';
import { uniqueIds } from './identity.ts';

/** Two slugs whose hashes meet, the first among four million. */
const first = 'place-223zx';
const second = 'place-2dpad';

test('two names with one id are reported at the second', () => {
  expect(idOf('attractions', second)).toBe(idOf('attractions', first));
  const content = checkAfter([]).content!;
  const [attraction, ...others] = content.attractions;
  const named = (slug: string) => ({
    ...attraction!,
    slug,
    file: { ...attraction!.file, path: `${slug}.yaml` },
  });
  const clashing = { ...content, attractions: [named(first), ...others, named(second)] };
  expect(uniqueIds.check(content, fixtureToday())).toEqual([]);
  const problems = uniqueIds.check(clashing, fixtureToday());
  expect(problems.map(({ file }) => file)).toEqual([`${second}.yaml`]);
  expect(problems).toMatchObject([
    {
      path: '',
      message: expect.stringContaining(`${first}.yaml`),
      suggestion: expect.stringContaining('Rename'),
    },
  ]);
});

/** Two slugs of events whose hashes meet. */
const [written, announced] = ['event-5tzx', 'event-k1cd'] as const;

test('events of feeds share their ids with those written by hand', () => {
  const content = checkAfter([]).content!;
  const event = content.events[0]!;
  const dates = { startDate: '2027-01-20', endDate: '2027-01-31', eventStatus: 'scheduled' as const };
  const data = { ...event.data, ...dates, imported: { feed: 'town', key: 'fair' } };
  const file = { ...event.file, path: 'imported.yaml' };
  const imported = { ...event, kind: 'imported-event' as const, slug: announced, data, file };
  const clashing = { ...content, events: [{ ...event, slug: written }], importedEvents: [imported] };
  expect(uniqueIds.check(clashing, fixtureToday()).map((problem) => problem.file)).toEqual(['imported.yaml']);
});

test('two records that had one name before are told by the rule on names', () => {
  const content = checkAfter([]).content!;
  const trails = content.trails.map((trail) => ({ ...trail, data: { ...trail.data, formerSlugs: ['old'] } }));
  expect(uniqueIds.check({ ...content, trails }, fixtureToday())).toEqual([]);
});
