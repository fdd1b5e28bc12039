import { daysBetween, daysUntilStale, factsIn } from '../../factsIn.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const freshness: Rule = {
  name: 'freshness',
  description:
    'A verified figure is checked again: prices after 180 days, everything else after 365. Figures ' +
    'without a check are shown as unverified and are counted by the coverage report. Gives warnings.',
  canBeExcused: true,
  check(content, today) {
    return factsIn(content).flatMap((fact) => {
      const { file, path, verifiedOn, isPrice } = fact;
      if (verifiedOn === null) return [];
      const age = daysBetween(verifiedOn, today);
      const limit = daysUntilStale(fact);
      if (age <= limit) return [];
      const what = isPrice ? 'a price' : 'a figure';
      const message = `last verified ${age} days ago; ${what} is due for a check after ${limit}`;
      const suggestion = 'Check it against its source and write the day of the check.';
      return [findingIn(file, [...path, 'verifiedOn'], { message, suggestion, severity: 'warning' })];
    });
  },
};
