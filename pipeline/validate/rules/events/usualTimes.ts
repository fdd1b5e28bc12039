import { dayOfYearText, isInSeason } from '#schemas/rules/dayOfYear.ts';
import { monthNames } from '#schemas/rules/months.ts';
import type { Entry } from '../../../content/checkedContent.ts';
import { isDayOfYear } from '../../../time/calendarDate.ts';
import { type Finding, findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { monthsIn, monthSpans } from '../facts/monthSpans.ts';
import { isNearMonths } from './isNearMonths.ts';

type Fault = [key: 'usual' | 'yearly' | 'usualTime', message: string, suggestion: string];

export const usualTimes: Rule = {
  name: 'usual-times',
  description:
    'The usual days of an event are days of the calendar and agree with usualTime, the words that visitors read: they ' +
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
  if (!isDayOfYear(day))
    return ['yearly', `${day} is no day of the calendar`, 'Write month and day as MM-DD.'];
  if (day === '02-29')
    return ['yearly', 'February 29 is not a day of every year', 'Write usual instead of yearly.'];
  const text = dayOfYearText(day);
  if (new RegExp(`\\b${text}(?!\\d)`).test(words)) return null;
  return [
    'yearly',
    `yearly is ${text}, but usualTime is "${words}"`,
    `Write ${text} in usualTime, or correct the day.`,
  ];
}

function usualFault(usual: { from: string; to: string }, words: string): Fault | null {
  const days = `usual is ${usual.from} to ${usual.to}`;
  const wrong = [usual.from, usual.to].find((day) => !isDayOfYear(day));
  if (wrong !== undefined)
    return ['usual', `${days}, but ${wrong} is no day of the calendar`, 'Write month and day as MM-DD.'];
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
