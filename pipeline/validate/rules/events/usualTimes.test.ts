import { expect, test } from 'vitest';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

const usual = (words: string, from: string, to: string) =>
  rulesAfter([
    ['events/film-week.yaml', 'first week of November', words],
    ['events/film-week.yaml', "{ from: '11-01', to: '11-07' }", `{ from: '${from}', to: '${to}' }`],
  ]);

test.each([
  ['first week of November', '11-01', '11-07', []],
  ['November', '11-01', '11-30', []],
  // A weekend may begin or end in the next month.
  ['November', '10-25', '12-07', []],
  ['November', '10-24', '11-30', ['usual-times']],
  ['November', '11-01', '12-08', ['usual-times']],
  ['mid-December to early January', '12-11', '01-10', []],
  ['mid-December to early January', '12-11', '12-20', ['usual-times']],
  ['mid-December to early January', '01-02', '01-10', ['usual-times']],
  ['late October to early December', '10-21', '12-10', []],
  ['October and December', '10-21', '10-31', ['usual-times']],
  ['February', '02-01', '02-29', []],
  ['February', '02-01', '02-30', ['schema']],
  ['February', '02-01', '13-01', ['schema']],
  // Words without a month say nothing that a program could compare.
  ['the long weekend after harvest', '09-01', '09-20', []],
])('"%s" with days from %s to %s: %j', (words, from, to, rules) => {
  expect(usual(words, from, to)).toEqual(rules);
});

const yearly = (words: string, day: string) =>
  rulesAfter([
    ['events/midsummer-fire.yaml', 'usualTime: June 23', `usualTime: ${words}`],
    ['events/midsummer-fire.yaml', "yearly: '06-23'", `yearly: '${day}'`],
  ]);

test.each([
  ['June 23', '06-23', []],
  ['the evening of June 23', '06-23', []],
  ['June 2', '06-02', []],
  ['June 23', '06-02', ['usual-times']],
  ['the shortest night', '06-23', ['usual-times']],
  ['February 29', '02-29', ['usual-times']],
  ['June 31', '06-31', ['schema']],
])('"%s" every year on %s: %j', (words, day, rules) => {
  expect(yearly(words, day)).toEqual(rules);
});

test('a yearly day and usual days contradict each other', () => {
  const both = "yearly: '06-23'\nusual: { from: '06-20', to: '06-25' }";
  expect(problemsAfter([['events/midsummer-fire.yaml', "yearly: '06-23'", both]])).toMatchObject([
    { rule: 'usual-times', path: 'usual', suggestion: 'Remove usual, or remove yearly.' },
  ]);
});

test.each([
  ['film-week', 'usualTime: first week of November\n', 'usual'],
  ['midsummer-fire', 'usualTime: June 23\n', 'yearly'],
])('%s without the words is told at its days', (slug, words, path) => {
  expect(problemsAfter([[`events/${slug}.yaml`, words, '']])).toMatchObject([{ rule: 'usual-times', path }]);
});

test('an event with announced dates needs no usual days', () => {
  const words = 'isFree: false\nusualTime: late January';
  expect(rulesAfter([['events/ice-days.yaml', 'isFree: false', words]])).toEqual([]);
});

test('words without a month need no days', () => {
  expect(
    rulesAfter([
      ['events/film-week.yaml', 'first week of November', 'when the hall is free'],
      ['events/film-week.yaml', "usual: { from: '11-01', to: '11-07' }\n", ''],
    ]),
  ).toEqual([]);
});
