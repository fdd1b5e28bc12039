import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../fixtures/testScope.ts';
import { checkAfter, type Edit } from '../fixtures/rulesAfter.ts';

const canoe = 'activities/tarn-canoe.yaml';
const tarn = 'attractions/mirror-tarn.yaml';
const walk = 'trails/tarn-teahouse.yaml';

/** Values as people write them who do not know a field. */
const oddValue = fc.oneof(
  fc.constantFrom(
    'TBD',
    '',
    '~',
    'n/a',
    '6.3 mi',
    'USD 310',
    '310 €',
    '−115.56',
    '1,800',
    '0017',
    '19.30',
    '7pm',
    '10:05:00',
    '31/01/2027',
    '2027-01-31 12:00',
    '20-31 January 2027',
    'june-september',
    '[june, , july]',
    'Nov to March',
    '51.18415, -115.58266',
    '[51.2, 14.2]',
    '- lat: 51',
    'see website',
    'hello(at)guide.example',
    'localhost:3000',
    'me@trails.example',
    '*star*',
    '&name',
    '!hours',
    "'open",
    '"open',
    '{ open',
    '[open',
    '@home',
    '`code`',
    '1e999',
    '.inf',
    '0x1F',
    'yes',
    'Winter',
    'All year',
    'May to June',
    'about 45 minutes',
    'under 1 hour',
  ),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).map(String),
  // Line breaks and comments would make two mistakes of one.
  fc.string({ unit: 'grapheme-ascii', maxLength: 20 }).map((text) => text.replaceAll(/[\n#:&<>*]/g, '')),
);

/** Fields whose value is replaced, with the text before and the text in the file. */
const fields: readonly [file: string, find: string, key: string][] = [
  [canoe, 'season: Summer', 'season'],
  [canoe, 'bestTime: June to September', 'bestTime'],
  [canoe, "duration: '1 hour'", 'duration'],
  [canoe, 'durationMinutes: 60', 'durationMinutes'],
  [canoe, 'bookingUrl: https://tours.example/canoe', 'bookingUrl'],
  [tarn, 'bestSeason: summer', 'bestSeason'],
  [tarn, 'elevationM: 1884', 'elevationM'],
  [tarn, 'duration: 2 to 3 hours', 'duration'],
  [walk, 'bestMonths: [june, july, august, september]', 'bestMonths'],
  [walk, 'highPointM: 2135', 'highPointM'],
  ['site.yaml', 'phone: null', 'phone'],
  ['site.yaml', 'email: null', 'email'],
  ['site.yaml', 'currency: EUR', 'currency'],
  ['events/ice-days.yaml', "endDate: '2027-01-31'", 'endDate'],
];

const season = fc.record({
  from: fc.constantFrom('01-01', '02-30', '05-15', '06-31', '12-01', '12-31'),
  to: fc.constantFrom('01-01', '03-31', '02-30', '09-30', '12-31'),
});

test('an odd value in one field throws nothing; its shape is one problem, and each rule speaks of it once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), oddValue, ([file, find, key], value) => {
      const { problems } = checkAfter([[file, find, `${key}: ${value}`]]);
      const rules = problems.map(({ rule }) => rule);
      expect(new Set(rules).size, JSON.stringify(problems)).toBe(rules.length);
      // A file that cannot be read, or a value of the wrong shape, is all that is said.
      for (const rule of rules.filter((rule) => rule === 'schema' || rule === 'yaml-syntax'))
        expect(rules).toEqual([rule]);
      for (const problem of problems) expect(problem.suggestion).toMatch(/\w/);
    }),
    propertyRuns(40),
  );
});

test('days under open and a season in words throw nothing, and contradict each other once', () => {
  fc.assert(
    fc.property(
      season,
      fc.constantFrom('Winter', 'Summer', 'All year', 'May to June', 'Often'),
      ({ from, to }, text) => {
        const edits: Edit[] = [
          [canoe, 'season: Summer', `season: ${text}\nopen: { from: '${from}', to: '${to}' }`],
        ];
        // Days that no month has, the hours of the outing and the trip that goes there have rules of their own.
        const isOther = (rule: string) =>
          rule === 'schema' || rule === 'opening-hours' || rule.startsWith('trip-');
        const problems = checkAfter(edits).problems.filter(({ rule }) => !isOther(rule));
        expect(problems.length).toBeLessThanOrEqual(1);
        for (const { rule } of problems) expect(rule).toBe('open-season');
      },
    ),
    propertyRuns(20),
  );
});

test('numbers of emergency.yaml throw nothing, and one that is odd is one problem', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d ().+-]{0,15}$/), (number) => {
      const { problems } = checkAfter([['facts/emergency.yaml', 'number: 555-0100', `number: '${number}'`]]);
      expect(problems.length).toBeLessThanOrEqual(1);
    }),
    propertyRuns(20),
  );
});
