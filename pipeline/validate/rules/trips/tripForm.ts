import type { KeyPath } from '../../../content/loadedContent.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { findingIn, type Rule } from '../../findingIn.ts';

export const tripForm: Rule = {
  name: 'trip-form',
  description:
    "The form of a ready trip holds what the planner's form offers: its interests, paces and classes of accommodation, a " +
    'number of people and of days within its limits, and fewer children than people.',
  canBeExcused: false,
  check({ trips, planner }) {
    if (!planner) return [];
    const offers = planner.data.form;
    const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id);
    return trips.flatMap(({ file, data: { form, days } }) => {
      const problemIf = (isWrong: boolean, path: KeyPath, message: string, suggestion: string) =>
        isWrong ? [findingIn(file, path, { message, suggestion })] : [];
      const unknown = (path: KeyPath, id: string, what: string, known: readonly string[]) =>
        problemIf(
          !known.includes(id),
          ['form', ...path],
          `the planner has no ${what} "${id}"`,
          didYouMean(id, known) ?? `Known: ${known.join(', ')}.`,
        );
      const { min, max } = offers.group;
      const { groupSize, childAges, interests, activityLevel, accommodationType } = form;
      return [
        ...interests.flatMap((id, at) => unknown(['interests', at], id, 'interest', ids(offers.interests))),
        ...unknown(['activityLevel'], activityLevel, 'pace', ids(offers.activityLevels)),
        ...unknown(['accommodationType'], accommodationType, 'accommodation', ids(offers.accommodation)),
        ...problemIf(
          groupSize < min || groupSize > max,
          ['form', 'groupSize'],
          `a plan is for ${min} to ${max} people (got ${groupSize})`,
          'Correct the number.',
        ),
        ...problemIf(
          childAges.length >= groupSize,
          ['form', 'childAges'],
          `${childAges.length} children among ${groupSize} people leave no adult`,
          'Write the whole group under groupSize.',
        ),
        ...problemIf(
          days.length > offers.longestTrip,
          ['days'],
          `a plan holds at most ${offers.longestTrip} days (got ${days.length})`,
          'Remove days.',
        ),
      ];
    });
  },
};
