import { expect, test } from 'vitest';
import { fixtureToday } from '../../../fixtures/fixtureContent.ts';
import { checkAfter } from '../../../fixtures/rulesAfter.ts';

/** The day of the fixture, for zones that there are. */
function todayIn(timeZone: string): string {
  return new Date().toLocaleDateString('en', { timeZone }) && fixtureToday();
}

/** Returns the problems after one value of the fixture's site.yaml is replaced. */
function messagesOf(key: string, value: string): unknown[] {
  const { problems } = checkAfter([['site.yaml', `\n${key}: `, `\n${key}: ${value} # `]], todayIn);
  return problems.map(({ rule, line, message, suggestion }) => [rule, line, message, suggestion]);
}

test('a time zone that nobody knows is reported at its line and stops no check', () => {
  expect(messagesOf('timeZone', 'Europe/Berlim')).toEqual([
    ['site-units', 8, 'timeZone is no time zone (got "Europe/Berlim")', 'Did you mean "Europe/Berlin"?'],
  ]);
});

test('a currency that nobody knows is reported at its line', () => {
  expect(messagesOf('currency', 'EUX')).toMatchObject([
    ['site-units', 10, 'currency is no currency (got "EUX")', expect.any(String)],
  ]);
});

test.each([
  ['timeZone', 'Asia/Calcutta'],
  ['timeZone', 'UTC'],
  ['currency', 'NOK'],
])('%s %s is fine', (key, value) => {
  expect(messagesOf(key, value)).toEqual([]);
});

test.each([
  ['timeZone', 'Somewhere', /such as "Europe\/Berlin"/],
  ['currency', 'QQQ', /such as "EUR"/],
])('a %s like no other is told how to be written', (key, value, suggestion) => {
  expect(messagesOf(key, value)).toMatchObject([
    ['site-units', expect.any(Number), expect.any(String), expect.stringMatching(suggestion)],
  ]);
});

test.each([
  ['MST', "a fixed offset without the park's change of clocks"],
  ['Mountain Time', 'no time zone'],
])('%s is told with the zone of a place', (zone, fault) => {
  const { problems } = checkAfter(
    [
      ['site.yaml', 'timeZone: Europe/Berlin', `timeZone: ${zone}`],
      ['site.yaml', 'language: en-GB', 'language: en-CA'],
    ],
    todayIn,
  );
  expect(problems.filter(({ rule }) => rule === 'site-units')).toMatchObject([
    {
      message: `timeZone is ${fault} (got "${zone}")`,
      suggestion: 'Did you mean "America/Edmonton"?',
    },
  ]);
});
