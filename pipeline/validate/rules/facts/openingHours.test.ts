import { describe, expect, test } from 'vitest';
import { problemsAfter } from '../../../fixtures/rulesAfter.ts';

const mine = 'attractions/old-mine.yaml';
const fact = 'source: illustrative, status: unverified, verifiedOn: null';

/** Returns the problems of an attraction with these hours, each a YAML list of times. */
function found(times: string, open = '') {
  const hours = `hours: { times: [${times}], ${fact} }\n${open}`;
  return problemsAfter([[mine, 'category: historic', `category: historic\n${hours}`]])
    .filter(({ file }) => file.endsWith(mine))
    .map(({ rule, path, severity, message }) => ({ rule, path, severity, message }));
}

const hours = (from: string, to: string, season?: string) =>
  `{ from: '${from}', to: '${to}'${season ? `, season: { from: '${season.slice(0, 5)}', to: '${season.slice(6)}' }` : ''} }`;

const day = (season?: string) => hours('09:00', '17:00', season);

describe('hours end after they begin', () => {
  test.each([
    ['09:00', '09:01'],
    ['00:00', '23:59'],
  ])('%s to %s', (from, to) => {
    expect(found(hours(from, to))).toEqual([]);
  });

  test.each([
    ['09:00', '09:00'],
    ['22:00', '02:00'],
  ])('not %s to %s', (from, to) => {
    expect(found(hours(from, to))).toEqual([
      {
        rule: 'opening-hours',
        path: 'hours.times[0].to',
        severity: 'error',
        message: `the hours end at ${to}, which is not after ${from}`,
      },
    ]);
  });
});

describe('the first hours that fit a day count, so a shorter season comes first', () => {
  test.each([
    ['one for all year', [day()]],
    ['seasons side by side', [day('05-01/09-30'), day('10-01/04-30')]],
    ['seasons side by side, the longer first', [day('10-01/04-30'), day('05-01/09-30')]],
    ['a season within another', [day('07-01/08-31'), day('05-01/09-30')]],
    ['a season, and the rest of the year', [day('12-01/03-31'), day()]],
    ['a season within one over the turn of the year', [day('01-01/01-31'), day('12-01/03-31')]],
  ])('%s', (_, times) => {
    expect(found(times.join(', '))).toEqual([]);
  });

  test.each([
    ['two for all year', [day(), day()]],
    ['the rest of the year before a season', [day(), day('05-01/09-30')]],
    ['seasons that share a day', [day('05-01/09-30'), day('09-30/12-31')]],
    ['the longer season first', [day('05-01/09-30'), day('07-01/08-31')]],
    ['one season twice', [day('05-01/09-30'), day('05-01/09-30')]],
    ['seasons that share the days around the turn of the year', [day('12-31/03-31'), day('11-01/01-01')]],
  ])('not %s', (_, times) => {
    expect(found(times.join(', '))).toEqual([
      expect.objectContaining({ rule: 'opening-hours', path: 'hours.times[1]', severity: 'error' }),
    ]);
  });
});

describe('hours of days on which the place is closed all day are a warning', () => {
  const open = "open: { from: '05-01', to: '10-31' }";

  test.each(['10-31/12-31', '03-01/05-01', '06-01/08-31'])('not %s, of which a day is open', (season) => {
    expect(found(day(season), open)).toEqual([]);
  });

  test.each(['11-01/04-30', '11-01/12-31'])('%s', (season) => {
    expect(found(day(season), open)).toEqual([
      expect.objectContaining({ path: 'hours.times[0].season', severity: 'warning' }),
    ]);
  });

  test('hours of all year are those of the days on which it is open', () => {
    expect(found(day(), open)).toEqual([]);
  });
});
