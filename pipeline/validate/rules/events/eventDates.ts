import { daysBetween } from '../../factsIn.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

/** Days after which an event is last year's: by then its next dates are looked for. */
const longPast = 180;
/** Days ahead for which dates are announced. */
const farAhead = 3 * 366;
/** Days of the longest season. */
const longest = 250;

export const eventDates: Rule = {
  name: 'event-dates',
  description:
    'The dates of an event are of this year or the next ones: over for at most half a year, no more than three years ' +
    'ahead, and at most 250 days long. An event that is over waits for its next dates (a warning).',
  canBeExcused: true,
  check(content, today) {
    return content.events.flatMap(({ file, data: { startDate, endDate } }) => {
      if (startDate === null || endDate === null || endDate < startDate) return [];
      const problem = (key: string, message: string, suggestion: string, severity: 'error' | 'warning') => [
        findingIn(file, [key], { message, suggestion, severity }),
      ];
      const ahead = daysBetween(today, startDate);
      if (ahead > farAhead) {
        const message = `startDate ${startDate} is ${Math.round(ahead / 365)} years ahead`;
        return problem('startDate', message, 'Is a digit of the year wrong?', 'error');
      }
      const days = daysBetween(startDate, endDate) + 1;
      if (days > longest) {
        const message = `the event lasts ${days} days`;
        return problem('endDate', message, 'Is the year of one of the dates wrong?', 'error');
      }
      const past = daysBetween(endDate, today);
      if (past <= longPast) return [];
      const message = `the event has been over since ${endDate}`;
      const suggestion =
        'Write the next dates. Until they are announced: null for both, and eventStatus: unconfirmed.';
      return problem('startDate', message, suggestion, 'warning');
    });
  },
};
