import { eventsOf } from '../../../content/checkedContent.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const events: Rule = {
  name: 'events',
  description:
    'An event has both dates or none, ends no earlier than it starts, has dates once it is scheduled and none before, ' +
    'has times only with dates, and has no price when it is free.',
  canBeExcused: false,
  check(content) {
    return eventsOf(content).flatMap(({ file, data }) => {
      const { startDate, endDate, startTime, endTime, eventStatus, isFree } = data;
      const price = 'price' in data ? data.price : undefined;
      const problem = (key: string, message: string, suggestion: string) =>
        findingIn(file, [key], { message, suggestion });
      const problems = [];
      if ((startDate === null) !== (endDate === null)) {
        const key = startDate === null ? 'startDate' : 'endDate';
        problems.push(
          problem(key, 'only one of startDate and endDate is set', 'Set both, or write null for both.'),
        );
      } else if (startDate !== null && endDate !== null && endDate < startDate) {
        problems.push(
          problem('endDate', `endDate ${endDate} is before startDate ${startDate}`, 'Are they swapped?'),
        );
      } else if (startDate === null && eventStatus === 'scheduled') {
        const suggestion = 'Set the dates, or write eventStatus: unconfirmed.';
        problems.push(problem('eventStatus', 'a scheduled event needs dates', suggestion));
      } else if (startDate !== null && eventStatus === 'unconfirmed') {
        const message = 'the dates are not announced, so visitors would rely on wrong ones';
        const suggestion =
          'Write null for both and say in usualTime when it usually is, or eventStatus: scheduled.';
        problems.push(problem('startDate', message, suggestion));
      }
      if (startTime === undefined ? endTime !== undefined : startDate === null) {
        const key = startTime === undefined ? 'endTime' : 'startTime';
        problems.push(
          problem(key, `${key} says nothing by itself`, 'Set startDate and startTime too, or remove it.'),
        );
      } else if (startTime && endTime && startDate === endDate && endTime < startTime) {
        problems.push(
          problem('endTime', `endTime ${endTime} is before startTime ${startTime}`, 'Are they swapped?'),
        );
      }
      if (isFree && price && price.amount > 0) {
        problems.push(
          problem('price', 'a free event has a price', 'Remove the price or write isFree: false.'),
        );
      }
      return problems;
    });
  },
};
