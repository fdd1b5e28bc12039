import { describe, expect, test } from 'vitest';
import { type Edit, problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

/** Events and notices are over by then, which is said, too. */
const freshnessAfter = (edits: readonly Edit[], today: string) =>
  rulesAfter(edits, () => today).filter((rule) => rule !== 'event-dates' && rule !== 'notice-windows');

describe('a price verified on 2026-09-15', () => {
  test.each([
    ['2026-09-15', []],
    ['2027-03-14', []],
    ['2027-03-15', ['freshness']],
  ])('on %s', (today, rules) => {
    expect(freshnessAfter([], today)).toEqual(rules);
  });
});

describe('any other figure verified on 2026-11-20', () => {
  const edits: Edit[] = [
    [
      'activities/tarn-canoe.yaml',
      'scale: 5, source: illustrative, status: unverified, verifiedOn: null',
      "scale: 5, source: https://tours.example, status: secondary, verifiedOn: '2026-11-20'",
    ],
    ['activities/ridge-tour.yaml', "verifiedOn: '2026-09-15'", 'verifiedOn: null'],
  ];
  test.each([
    ['2027-11-20', []],
    ['2027-11-21', ['freshness']],
  ])('on %s', (today, rules) => {
    expect(freshnessAfter(edits, today)).toEqual(rules);
  });

  test('is due after a year, by its own name', () => {
    const found = problemsAfter(edits, () => '2027-11-21').filter(({ rule }) => rule === 'freshness');
    expect(found).toMatchObject([
      { path: 'rating.verifiedOn', message: expect.stringContaining('366 days ago; a figure is due') },
    ]);
  });
});
