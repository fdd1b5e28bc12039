import { eventsOf, type Entry } from '../../../content/checkedContent.ts';
import { daysBetween } from '../../factsIn.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';
import { monthsIn, monthSpans } from '../facts/openSeason.ts';
import { dayText } from '#schemas/rules/dateText.ts';
import { isInSeason } from '#schemas/rules/dayOfYear.ts';
import { monthNames, type MonthName } from '#schemas/rules/months.ts';

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
          problem(
            'endTime',
            `endTime ${endTime} is before startTime ${startTime}`,
            'Are they swapped? If it goes on past midnight, write the next day as endDate.',
          ),
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
        return problem('startDate', message, 'Is the year right?', 'error');
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

type Fault = [key: 'usual' | 'yearly' | 'usualTime', message: string, suggestion: string];

export const usualTimes: Rule = {
  name: 'usual-times',
  description:
    'The usual days of an event agree with usualTime, the words that visitors read: they ' +
    'begin and end in a month that the words name, or at most a week beside it, and touch each of these months. A ' +
    'yearly day is one of every year, stands in the words, and has no usual days beside it. An event whose words name ' +
    'a month and that has neither stands in no month of the year (a warning).',
  canBeExcused: true,
  check(content) {
    return content.events.flatMap((entry) => problemsOf(entry));
  },
};

function problemsOf({ file, data }: Entry<'event'>): Finding[] {
  const { usual, yearly, usualTime, startDate } = data;
  const key = yearly === undefined ? 'usual' : 'yearly';
  if (usual === undefined && yearly === undefined) {
    if (startDate !== null || usualTime === undefined || monthSpans(usualTime).length === 0) return [];
    const message = `"${usualTime}" names a month, but neither usual nor yearly says so in days`;
    const suggestion = "Write the days of a usual year, for example usual: { from: '01-16', to: '01-31' }.";
    const finding = { message, suggestion, severity: 'warning' as const };
    return [findingIn(file, ['usualTime'], finding)];
  }
  const fault =
    usual !== undefined && yearly !== undefined
      ? bothFault
      : usualTime === undefined
        ? wordsFault(key)
        : yearly === undefined
          ? usual && usualFault(usual, usualTime)
          : yearlyFault(yearly, usualTime);
  if (!fault) return [];
  const [at, message, suggestion] = fault;
  return [findingIn(file, [at], { message, suggestion })];
}

const bothFault: Fault = [
  'usual',
  'an event falls on the same day every year or has usual days, not both',
  'Remove usual, or remove yearly.',
];

function wordsFault(key: 'usual' | 'yearly'): Fault {
  const suggestion = 'Write in usualTime when it usually is, because visitors read the words.';
  return [key, `${key} is set without usualTime`, suggestion];
}

function yearlyFault(day: string, words: string): Fault | null {
  if (day === '02-29')
    return ['yearly', 'February 29 is not a day of every year', 'Write usual instead of yearly.'];
  const text = dayText(day);
  if (new RegExp(`\\b${text}(?!\\d)`).test(words)) return null;
  return [
    'yearly',
    `yearly is ${text}, but usualTime is "${words}"`,
    `Write ${text} in usualTime, or correct the day.`,
  ];
}

function usualFault(usual: { from: string; to: string }, words: string): Fault | null {
  const days = `usual is ${usual.from} to ${usual.to}`;
  const named = monthSpans(words).map((span) => monthsIn(span));
  const months = named.flat();
  if (months.length === 0) return null;
  const isApart = [usual.from, usual.to].some((day) => !isNearMonths(day, months));
  const missed = months.some((month) => !touchesMonth(usual, month));
  if (!isApart && !missed) return null;
  return ['usual', `${days}, but usualTime is "${words}"`, 'Correct the words, or the days under usual.'];
}

/** Returns true if days of a usual year touch a month. */
function touchesMonth(usual: { from: string; to: string }, month: (typeof monthNames)[number]): boolean {
  const number = String(monthNames.indexOf(month) + 1).padStart(2, '0');
  return usual.from.startsWith(number) || usual.to.startsWith(number) || isInSeason(`${number}-15`, usual);
}

/** Days that a weekend or a week may reach beyond the month by which it is named. */
const near = 7;

/** Returns true if a day of the year, MM-DD, lies in one of the months or at most a week beside it. */
export function isNearMonths(day: string, months: readonly MonthName[]): boolean {
  // A leap year has every day.
  const time = Date.parse(`2028-${day}T00:00:00Z`);
  return [-near, 0, near].some((days) => {
    const month = monthNames[new Date(time + days * 86_400_000).getUTCMonth()];
    return month !== undefined && months.includes(month);
  });
}
