import type { Entry } from '../../../content/checkedContent.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';

/** Years after which a notice that returns each year has to be looked up again. */
const yearsUntilStale = 3;

export const noticeWindows: Rule = {
  name: 'notice-windows',
  description:
    'The days of a notice are one window, the first day before the last, and the year of its source has come. A window ' +
    'that has ended, and a source of a yearly one that is older than three years, are told, because visitors rely on it.',
  canBeExcused: false,
  check({ notices }, today) {
    return notices.flatMap((notice) => [...windowProblems(notice, today), ...yearProblems(notice, today)]);
  },
};

function windowProblems({ file, data }: Entry<'notice'>, today: string): Finding[] {
  const { dates, yearly, hours } = data;
  if (dates && yearly) {
    const message = 'a notice has dates or returns yearly, not both';
    return [findingIn(file, ['yearly'], { message, suggestion: 'Remove dates, or remove yearly.' })];
  }
  if (hours && hours.from === hours.to) {
    const message = `it begins and ends at ${hours.from}`;
    return [findingIn(file, ['hours', 'to'], { message, suggestion: 'Leave hours out for the whole day.' })];
  }
  if (!dates?.to) return [];
  if (dates.to < dates.from) {
    const message = `the last day ${dates.to} is before the first, ${dates.from}`;
    return [findingIn(file, ['dates', 'to'], { message, suggestion: 'Are they swapped?' })];
  }
  if (dates.to >= today) return [];
  const message = `it ended on ${dates.to}`;
  const suggestion = 'Remove the file, or write the new dates. If it returns each year, write yearly.';
  return [findingIn(file, ['dates', 'to'], { message, suggestion, severity: 'warning' })];
}

function yearProblems({ file, data: { yearly, yearSeen } }: Entry<'notice'>, today: string): Finding[] {
  const year = Number(today.slice(0, 4));
  if (yearSeen > year) {
    const message = `the year ${yearSeen} is in the future`;
    const suggestion = 'Write the year in which the source was last seen to say so.';
    return [findingIn(file, ['yearSeen'], { message, suggestion })];
  }
  if (!yearly || year - yearSeen <= yearsUntilStale) return [];
  const message = `its source was last seen in ${yearSeen}, more than three years ago`;
  const suggestion = 'Look up whether it still returns each year, and write the year of the newest source.';
  return [findingIn(file, ['yearSeen'], { message, suggestion, severity: 'warning' })];
}
