import { dateOf, dayNumber, weekdayOf } from './calendarDate.ts';

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The days of a rule of RFC 5545, 3.3.10. */
export interface RecurrenceRule {
  frequency: (typeof frequencies)[number];
  interval: number;
  count: number | null;
  /** As written: a day, or a day and time, with Z where it is UTC. */
  until: string | null;
  months: number[];
  monthDays: number[];
  yearDays: number[];
  weeks: number[];
  days: { weekday: number; nth: number | null }[];
  positions: number[];
  /** 0 for Sunday. */
  weekStart: number;
}

/** Longest rule that is read: one that names every day of a year has half of it. */
const maxLength = 4000;

/** Returns a rule as text, for example `FREQ=WEEKLY;BYDAY=MO,WE`. Throws an Error that says what is wrong with it. */
export function parseRecurrence(text: string): RecurrenceRule {
  if (text.length > maxLength) throw new Error(`the recurrence has more than ${maxLength} letters`);
  const parts = new Map(
    text
      .trim()
      .split(';')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', value = ''] = part.split('=');
        return [name.trim().toUpperCase(), value.trim().toUpperCase()] as const;
      }),
  );
  const numbers = (name: string, min: number, max: number): number[] =>
    (parts.get(name)?.split(',') ?? []).map((item) => integer(name, item, min, max));
  const frequency = frequencies.find((known) => known === parts.get('FREQ'));
  if (!frequency)
    throw new Error(`the recurrence "${text.slice(0, 80)}" has no frequency of a day or longer`);
  for (const name of ['BYHOUR', 'BYMINUTE', 'BYSECOND']) {
    if (parts.has(name)) throw new Error(`${name} in a recurrence is not understood`);
  }
  return {
    frequency,
    interval: numbers('INTERVAL', 1, 1000)[0] ?? 1,
    count: numbers('COUNT', 1, 100_000)[0] ?? null,
    until: parts.get('UNTIL') ?? null,
    months: numbers('BYMONTH', 1, 12),
    monthDays: signed('BYMONTHDAY', numbers('BYMONTHDAY', -31, 31)),
    yearDays: signed('BYYEARDAY', numbers('BYYEARDAY', -366, 366)),
    weeks: signed('BYWEEKNO', numbers('BYWEEKNO', -53, 53)),
    days: (parts.get('BYDAY')?.split(',') ?? []).map((item) => readDay(item)),
    positions: signed('BYSETPOS', numbers('BYSETPOS', -366, 366)),
    weekStart: parts.has('WKST') ? readDay(parts.get('WKST') ?? '').weekday : 1,
  };
}

function integer(name: string, text: string, min: number, max: number): number {
  const value = /^[+-]?\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (!(value >= min && value <= max)) throw new Error(`${name}=${text.slice(0, 20)} is not understood`);
  return value;
}

function signed(name: string, values: number[]): number[] {
  if (values.includes(0)) throw new Error(`${name}=0 is not understood`);
  return values;
}

function readDay(text: string): { weekday: number; nth: number | null } {
  const [, nth, name = ''] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(text) ?? [];
  if (name === '') throw new Error(`the day "${text.slice(0, 20)}" is not understood`);
  const [number] = nth === undefined ? [] : signed('BYDAY', [integer('BYDAY', nth, -53, 53)]);
  return { weekday: weekdays.indexOf(name), nth: number ?? null };
}

/** A day with what rules ask about it. */
interface Day {
  number: number;
  year: number;
  month: number;
  day: number;
  weekday: number;
  daysInMonth: number;
  daysInYear: number;
  dayOfYear: number;
}

function dayOf(number: number): Day {
  const date = new Date(number * 86_400_000);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  const firstOfYear = Date.UTC(year, 0, 1) / 86_400_000;
  return {
    number,
    year,
    month,
    day: date.getUTCDate(),
    weekday: weekdayOf(number),
    daysInMonth: new Date(Date.UTC(year, month, 0)).getUTCDate(),
    daysInYear: Date.UTC(year + 1, 0, 1) / 86_400_000 - firstOfYear,
    dayOfYear: number - firstOfYear + 1,
  };
}

/**
 * Returns the days of a recurrence that lie between two days, both included; the first day of all is always one.
 * `isLast` may end it early. Looks at every day once, so it ends whatever the rule asks for.
 */
export function recurrenceDays(
  rule: RecurrenceRule,
  start: string,
  from: string,
  to: string,
  isPast: (date: string) => boolean = () => false,
): string[] {
  const first = dayOf(dayNumber(start));
  const matches = dayTest(rule, first);
  const last = dayNumber(to);
  // Without a count nothing before the wanted days matters.
  const begin = rule.count === null ? Math.max(first.number, dayNumber(from)) : first.number;
  const days: string[] = [];
  let counted = 0;
  let period: { key: number; numbers: number[] } = { key: NaN, numbers: [] };
  const close = (): boolean => {
    for (const number of pick(period.numbers, rule.positions, first.number)) {
      counted += 1;
      const date = dateOf(number);
      if ((rule.count !== null && counted > rule.count) || isPast(date)) return true;
      if (number >= begin && date >= from && number <= last) days.push(date);
    }
    return false;
  };
  for (let number = startOfPeriod(rule, dayOf(begin)); number <= last; number += 1) {
    const day = dayOf(number);
    const key = periodOf(rule, day);
    if (key !== period.key) {
      if (close()) return days;
      period = { key, numbers: [] };
    }
    const step = key - periodOf(rule, first);
    if (number === first.number || (step % rule.interval === 0 && matches(day))) period.numbers.push(number);
  }
  // The period that the last wanted day cuts: its later days may be among the positions.
  for (let number = last + 1; rule.positions.length > 0; number += 1) {
    const day = dayOf(number);
    if (periodOf(rule, day) !== period.key) break;
    if (matches(day)) period.numbers.push(number);
  }
  close();
  return days;
}

/** Picks the numbers at the wanted positions, and leaves out those before the first day. */
function pick(numbers: number[], positions: number[], first: number): number[] {
  const picked =
    positions.length === 0
      ? numbers
      : numbers.filter(
          (number, index) =>
            number === first || positions.includes(index + 1) || positions.includes(index - numbers.length),
        );
  return picked.filter((number) => number >= first);
}

/** Returns the number of the day, week, month or year to which a day belongs. */
function periodOf({ frequency, weekStart }: RecurrenceRule, { number, year, month }: Day): number {
  if (frequency === 'DAILY') return number;
  // January 1, 1970 was a Thursday.
  if (frequency === 'WEEKLY') return Math.floor((number + 4 - weekStart) / 7);
  return frequency === 'MONTHLY' ? year * 12 + month : year;
}

function startOfPeriod(rule: RecurrenceRule, { number, day, dayOfYear, weekday }: Day): number {
  if (rule.frequency === 'DAILY') return number;
  if (rule.frequency === 'WEEKLY') return number - ((weekday - rule.weekStart + 7) % 7);
  return number - (rule.frequency === 'MONTHLY' ? day : dayOfYear) + 1;
}

/** Returns a test for the days of the rule. It ignores the interval, count, end and positions. */
function dayTest(rule: RecurrenceRule, first: Day): (day: Day) => boolean {
  const { frequency, months, monthDays, yearDays, weeks, days } = rule;
  const isYearly = frequency === 'YEARLY';
  const saysDay = monthDays.length + yearDays.length + days.length > 0;
  const sameWeekday = days.length === 0 && (frequency === 'WEEKLY' || (weeks.length > 0 && !saysDay));
  const sameDay = !saysDay && weeks.length === 0 && (frequency === 'MONTHLY' || isYearly);
  const sameMonth = sameDay && isYearly && months.length === 0;
  return (day) =>
    (months.length === 0 || months.includes(day.month)) &&
    (monthDays.length === 0 ||
      monthDays.includes(day.day) ||
      monthDays.includes(day.day - day.daysInMonth - 1)) &&
    (yearDays.length === 0 ||
      yearDays.includes(day.dayOfYear) ||
      yearDays.includes(day.dayOfYear - day.daysInYear - 1)) &&
    (weeks.length === 0 || isInWeeks(weeks, day, rule.weekStart)) &&
    (days.length === 0 || days.some((wanted) => isNthWeekday(wanted, day, rule))) &&
    (!sameWeekday || day.weekday === first.weekday) &&
    (!sameDay || day.day === first.day) &&
    (!sameMonth || day.month === first.month);
}

/**
 * Returns true if a day is the nth of its weekday in the month, or in the year where a yearly rule names no month.
 */
function isNthWeekday(
  { weekday, nth }: RecurrenceRule['days'][number],
  day: Day,
  rule: RecurrenceRule,
): boolean {
  if (day.weekday !== weekday) return false;
  if (nth === null || rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY') return true;
  const inMonth = rule.frequency === 'MONTHLY' || rule.months.length > 0;
  const place = inMonth ? day.day : day.dayOfYear;
  const length = inMonth ? day.daysInMonth : day.daysInYear;
  return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((length - place + 1) / 7) === -nth;
}

/** Weeks count from the first that has four days of the year. */
function isInWeeks(weeks: number[], { number }: Day, weekStart: number): boolean {
  const week = weekOf(number, weekStart);
  return weeks.includes(week.number) || weeks.includes(week.number - week.count - 1);
}

function weekOf(number: number, weekStart: number): { number: number; count: number } {
  const { year } = dayOf(number);
  const starts = [year - 1, year, year + 1, year + 2].map((each) => firstWeekStart(each, weekStart));
  const index = starts.findLastIndex((start) => start <= number);
  const start = starts[index] ?? number;
  const next = starts[index + 1] ?? start + 364;
  return { number: Math.floor((number - start) / 7) + 1, count: (next - start) / 7 };
}

/** Returns the day on which the first week of a year begins. */
function firstWeekStart(year: number, weekStart: number): number {
  const fourth = Date.UTC(year, 0, 4) / 86_400_000;
  return fourth - ((weekdayOf(fourth) - weekStart + 7) % 7);
}
