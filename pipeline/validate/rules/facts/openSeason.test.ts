import { describe, expect, test } from 'vitest';
import { problemsAfter } from '../../../fixtures/rulesAfter.ts';

const canoe = 'activities/tarn-canoe.yaml';

/** Returns the paths of the problems of an outing with a season in words and the days on which it is open. */
function pathsOf(season: string, from: string, to: string, bestTime = 'Calm days'): string[] {
  return (
    problemsAfter([
      [canoe, 'season: Summer', `season: ${season}\nopen: { from: '${from}', to: '${to}' }`],
      [canoe, 'bestTime: June to September', `bestTime: ${bestTime}`],
    ])
      // The hours of the outing and the trip that goes there have rules of their own.
      .filter(({ rule }) => rule === 'open-season')
      .map(({ path }) => path)
  );
}

describe('the months of season begin and end at most one month apart from open', () => {
  test.each([
    ['June to September', '06-01', '09-30'],
    ['June to September', '05-31', '10-01'],
    ['June to September', '07-31', '08-01'],
    ['December to March', '01-15', '03-31'],
    ['January to March', '12-15', '04-01'],
    ['Summer', '08-31', '10-31'],
    ['winter', '11-10', '12-01'],
    ['Whenever it snows', '12-01', '03-31'],
    ['All year, closed in May', '01-01', '12-31'],
  ])('%s, open from %s to %s', (season, from, to) => {
    expect(pathsOf(season, from, to)).toEqual([]);
  });

  test.each([
    ['June to September', '04-30', '09-30'],
    ['June to September', '08-01', '09-30'],
    ['June to September', '06-01', '11-01'],
    ['June to September', '06-01', '07-31'],
    ['December to March', '02-01', '03-31'],
    ['Summer', '09-01', '10-31'],
    ['Winter', '03-01', '11-30'],
    ['Year-round', '01-02', '12-31'],
    ['July', '08-01', '08-31'],
  ])('%s is another season than from %s to %s', (season, from, to) => {
    expect(pathsOf(season, from, to)).toEqual(['season']);
  });
});

test.each([
  ['September', []],
  ['May to June', []],
  ['October and May', ['bestTime']],
  ['Any day', []],
])('%s is the best time of an outing from June to September: %j', (bestTime, paths) => {
  expect(pathsOf('Summer', '06-01', '09-30', bestTime)).toEqual(paths);
});

test('nearly a year, from one December to the next, has every month', () => {
  expect(pathsOf('Summer', '12-10', '12-05', 'July')).toEqual([]);
  expect(pathsOf('Summer', '12-05', '12-10', 'July')).toEqual(['open']);
});

const schemaPaths = (open: string) =>
  problemsAfter([[canoe, 'season: Summer', `season: On some days\nopen: ${open}`]])
    .filter(({ rule }) => rule === 'schema')
    .map(({ path }) => path);

test.each(['02-29', '01-31', '04-30', '12-31'])('%s is a day', (day) => {
  expect(schemaPaths(`{ from: '${day}', to: '${day}' }`)).toEqual([]);
});

test.each(['02-30', '04-31', '06-31', '09-31', '11-31', '01-32', '13-01'])('%s is none', (day) => {
  expect(schemaPaths(`{ from: '${day}', to: '${day}' }`)).toEqual(['open.from', 'open.to']);
});

test.each([
  ['[january]', 'false', ['bestMonths[0]']],
  ['[february, march]', 'false', ['bestMonths[0]']],
  ['[july, february]', 'false', ['bestMonths[1]']],
  ['[march, december]', 'false', []],
  ['[march, april]', 'false', []],
])('best months %s with winterAccessible %s: %j', (months, accessible, paths) => {
  const problems = problemsAfter([
    ['trails/bare-ridge.yaml', 'bestMonths: [july]', `bestMonths: ${months}`],
    ['trails/bare-ridge.yaml', 'winterAccessible: false', `winterAccessible: ${accessible}`],
  ]);
  expect(problems.map(({ path }) => path)).toEqual(paths);
});
