import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { bandFault } from './activityDurationText.ts';
import { minutesStated } from './minutesStated.ts';

/** Share by which durationMinutes may differ from the words, which are rounded. */
const rounding = 0.25;

export const statedDurations: Rule = {
  name: 'stated-durations',
  description:
    'The duration in words and durationMinutes of activities and attractions agree within a quarter: visitors read the ' +
    'one, and the trip planner plans by the other.',
  canBeExcused: true,
  check({ activities, attractions }) {
    return [...activities, ...attractions].flatMap(({ kind, file, data: { duration, durationMinutes } }) => {
      if (duration === undefined || durationMinutes === undefined) return [];
      // Words that no filter finds are another rule's problem.
      if (kind === 'activity' && bandFault({ duration, durationMinutes }) !== null) return [];
      const stated = minutesStated(duration);
      if (!stated) return [];
      const { least, most } = stated;
      if (durationMinutes >= least * (1 - rounding) && durationMinutes <= most * (1 + rounding)) return [];
      const lengths = least === most || least === 0 ? `${most}` : `${least} to ${most}`;
      const message = `durationMinutes is ${durationMinutes}, but "${duration}" is ${lengths} minutes`;
      const suggestion = `Write ${Number.isFinite(most) ? most : least}, or correct the words.`;
      return [findingIn(file, ['durationMinutes'], { message, suggestion })];
    });
  },
};
