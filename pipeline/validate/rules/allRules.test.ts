import { describe, expect, test } from 'vitest';
import { fixtureToday } from '../../fixtures/fixtureContent.ts';
import { noContent } from '../../fixtures/noContent.ts';
import { checkAfter } from '../../fixtures/rulesAfter.ts';
import { allRules } from './allRules.ts';

test('every rule is there once', () => {
  const names = allRules.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

// Every guide needs these files; a mistake in one of them is told at its place, by its schema.
describe.each(allRules)('$name: adds no problem to that of a file that could not be read', (rule) => {
  test('when it is any of them', () => {
    expect(rule.check(noContent, fixtureToday())).toEqual([]);
  });

  test.each(['site', 'planner', 'rates'] as const)('when it is that of the %s', (missing) => {
    const { content } = checkAfter([]);
    const found = rule.check({ ...content!, [missing]: null }, fixtureToday());
    // One of the whole content is excused.
    expect(rule.check(content!, fixtureToday())).toEqual(expect.arrayContaining(found));
  });
});
