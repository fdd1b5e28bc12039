import { expect, test } from 'vitest';
import { endingOf, folderOf } from '../content/contentKinds.ts';
import { copyFixture, fixtureToday } from '../fixtures/fixtureContent.ts';
import { loadContent } from '../load/loadContent.ts';
import { validateContent } from '../validate/validateContent.ts';
import { recordTemplate } from './recordTemplate.ts';

/** Values that a maintainer would write, by key; other keys get a few words. */
const filledIn: Record<string, string> = {
  alt: 'A meadow at noon',
  town: 'brězna',
  location: 'Brězna, New Street',
  subject: 'meadow',
  light: 'noon',
  season: 'summer',
  status: 'unverified',
  source: 'illustrative',
  difficulty: 'easy',
  available: 'false',
  lat: '51.3',
  lng: '13.9',
  trailType: 'loop',
  distance: '2 km loop',
  distanceKm: '2',
  duration: '2 hours',
  durationMinutes: '120',
  elevationGain: '10 m',
  elevationGainM: '10',
  bestMonths: 'july',
  winterAccessible: 'true',
  class: 'none',
  type: 'hotel',
  isFree: 'false',
  eventStatus: 'unconfirmed',
};
const categories: Record<string, string> = { attraction: 'lake', activity: 'water', event: 'art' };

test.each(['attraction', 'activity', 'accommodation', 'trail', 'event', 'guide', 'page'] as const)(
  'a new %s is refused until its TODOs are filled in, and then right',
  (kind) => {
    using copy = copyFixture();
    const file = `${folderOf[kind]}/brand-new${endingOf(kind)}`;
    const check = () => validateContent(loadContent(copy.content), fixtureToday).problems;

    copy.edit(file, null, recordTemplate(kind));
    expect(check().length).toBeGreaterThan(0);
    expect(check().every((problem) => problem.file.endsWith(file))).toBe(true);
    const lines = recordTemplate(kind).split('\n');
    expect(check().filter(({ line }) => !lines[line - 1]?.includes('TODO'))).toEqual([]);

    const filled = recordTemplate(kind)
      .replaceAll(/(\w+): (\[?)TODO/g, (_, key: string, bracket: string) => {
        const value = key === 'category' ? categories[kind] : filledIn[key];
        return `${key}: ${bracket}${value ?? 'Four words of text'}`;
      })
      .replace('\nTODO\n', '\nFour words of text\n');
    copy.edit(file, null, filled);
    expect(check()).toEqual([]);
  },
);
