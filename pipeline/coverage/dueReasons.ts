import { isInSeason } from '#schemas/rules/dayOfYear.ts';
import { nextDayOfYear } from '#schemas/rules/nextDayOfYear.ts';
import type { CheckedContent, Entry } from '../content/checkedContent.ts';
import { valueAt, type ContentFile } from '../content/loadedContent.ts';
import { addDays } from '../time/calendarDate.ts';
import { daysBetween, type Fact } from '../validate/factsIn.ts';

/** Days for which a look at a figure holds: summer and winter are the seasons of a park in the mountains. */
const daysOfSeason = 180;
/** Days before its usual time at which the dates of an event are announced. */
const daysAhead = 92;

/** Returns why a figure is due by its own keys: never verified, verified long ago, a price of an older year. */
export function factReasons(fact: Fact, today: string): string[] {
  const { verifiedOn } = fact;
  const year = priceYear(fact);
  return [
    ...(verifiedOn === null ? ['never verified'] : []),
    ...(verifiedOn !== null && daysBetween(verifiedOn, today) > daysOfSeason
      ? [`last verified on ${verifiedOn}`]
      : []),
    ...(year !== null && year < today.slice(0, 4) ? [`a price of ${year}`] : []),
  ];
}

/** Returns the year of a price: that of the last look, or a later one that its source or note names. */
function priceYear({ file, path, source, verifiedOn, isPrice }: Fact): string | null {
  if (!isPrice) return null;
  const note: unknown = valueAt(file.data, [...path, 'note']);
  // Addresses hold the numbers of articles and the dates of uploads.
  const words = `${source.replaceAll(/https?:\S+/g, '')} ${typeof note === 'string' ? note : ''}`;
  const years = [...words.matchAll(/\b20\d\d\b/g)].map(([year]) => year);
  return [...years, ...(verifiedOn === null ? [] : [verifiedOn.slice(0, 4)])].toSorted().at(-1) ?? null;
}

/** Days of a year, MM-DD, from the first to the last. */
export interface Season {
  from: string;
  to: string;
}

/** Returns the reason why the days of a season are due: it has ended since they were last checked. */
export function seasonReasons(season: Season, verifiedOn: string | null, today: string): string[] {
  const day = today.slice(5);
  const ended = `${Number(today.slice(0, 4)) - (season.to < day ? 0 : 1)}-${season.to}`;
  return isInSeason(day, season) || (verifiedOn !== null && verifiedOn > ended)
    ? []
    : [`its season ended on ${ended}`];
}

/** Record whose dates are due, with the fields to write. */
export interface DueDates {
  file: ContentFile;
  reason: string;
  fields: string[];
}

/** Returns the events that are over, and those without dates whose usual time is near. */
export function dueEvents({ events }: Pick<CheckedContent, 'events'>, today: string): DueDates[] {
  const fields = ['startDate', 'YYYY-MM-DD', 'endDate', 'YYYY-MM-DD', 'eventStatus', 'scheduled'];
  return events.flatMap(({ file, data: { endDate, usual, usualTime } }) => {
    if (endDate !== null) return endDate < today ? [{ file, reason: `over since ${endDate}`, fields }] : [];
    if (!usual) return [];
    if (!isInSeason(today.slice(5), usual) && nextDayOfYear(usual.from, today) > addDays(today, daysAhead))
      return [];
    return [{ file, reason: `no dates yet, usually ${usualTime ?? `from ${usual.from}`}`, fields }];
  });
}

/** Returns the notices that have ended, and those that come back soon and were not seen this year. */
export function dueNotices({ notices }: Pick<CheckedContent, 'notices'>, today: string): DueDates[] {
  return notices.flatMap((notice) => [...endedNotice(notice, today), ...yearlyNotice(notice, today)]);
}

function endedNotice({ file, data: { dates } }: Entry<'notice'>, today: string): DueDates[] {
  if (!dates?.to || dates.to >= today) return [];
  const fields = ['dates.from', 'YYYY-MM-DD', 'dates.to', 'YYYY-MM-DD'];
  return [{ file, reason: `ended on ${dates.to}: remove the file, or write the new dates`, fields }];
}

function yearlyNotice({ file, data: { yearly, yearSeen } }: Entry<'notice'>, today: string): DueDates[] {
  const year = today.slice(0, 4);
  if (!yearly || yearSeen >= Number(year)) return [];
  if (!isInSeason(today.slice(5), yearly) && nextDayOfYear(yearly.from, today) > addDays(today, daysAhead))
    return [];
  return [
    { file, reason: `comes back on ${yearly.from}, last seen in ${yearSeen}`, fields: ['yearSeen', year] },
  ];
}
