import { isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import { isInSeason } from '#schemas/rules/dayOfYear.ts';
import { monthNames, type MonthName } from '#schemas/rules/months.ts';
import { winterStateOf } from '#schemas/rules/trails/winterState.ts';
import type { OpenSeason } from '#schemas/types/authored.ts';
import { boundRecords, placedRecords } from '../../../content/boundRecords.ts';
import type { CheckedContent, Entry } from '../../../content/checkedContent.ts';
import { daysOfMonth } from '#schemas/rules/calendarDate.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';
import { bedsOf, stopsOf, type TripPlace } from './tripPlaces.ts';

/** Smallest group for places that groups of fewer than four may not visit. */
const fullGroup = 4;

export const tripSeasons: Rule = {
  name: 'trip-seasons',
  description:
    'The days on which a ready trip is best to start are days of its months. Each of its places and beds is open in one of these months or more, by the rules of the planner, and no order ' +
    'keeps the group out of a place on some day of each of them. A trail counts as open in the months that are avalanche months ' +
    'only if it is recommended as a winter walk.',
  canBeExcused: true,
  check(content, today) {
    const ordersOf = ordersByRecord(content);
    return content.trips.flatMap((trip): Finding[] => {
      const { months, form } = trip.data;
      const named = months.length === 1 ? (months[0] ?? '') : 'all months of the trip';
      const problem = (path: (string | number)[], message: string) => {
        const suggestion = 'Name another record, or correct the months of the trip.';
        return findingIn(trip.file, path, { message, suggestion });
      };
      return [
        ...wrongStarts(trip),
        ...stopsOf(content, trip).flatMap(({ path, entry }) => {
          if (!months.some((month) => isOpenIn(entry, month, content)))
            return [problem(path, `${entry.data.name} is closed or out of season in ${named}`)];
          const order = ordersOf(entry).find(
            ({ data }) =>
              keepsOut(data, form.groupSize) && months.every((month) => isOrderedIn(data, month, today)),
          );
          return order
            ? [
                problem(
                  path,
                  `an order keeps this group out of ${entry.data.name} in ${named}: ${order.data.title}`,
                ),
              ]
            : [];
        }),
        ...bedsOf(content, trip).flatMap(({ path, entry }) =>
          months.some((month) => hasOpenDay(month, entry.data.open))
            ? []
            : [problem(path, `${entry.data.name} is closed in ${named}`)],
        ),
      ];
    });
  },
};

/** Returns a problem for each end of `starts` that is no day of the trip's months. */
function wrongStarts({ file, data: { months, starts } }: Entry<'trip'>): Finding[] {
  if (!starts) return [];
  const days = months.flatMap((month) => daysOfMonth(month));
  return (['from', 'to'] as const).flatMap((key) => {
    if (days.includes(starts[key])) return [];
    const message = `${starts[key]} is no day of the months of this trip`;
    const suggestion = 'Write a day of its months as MM-DD, or add the month.';
    return [findingIn(file, ['starts', key], { message, suggestion })];
  });
}

function hasOpenDay(month: MonthName, open: OpenSeason | undefined): boolean {
  return !open || daysOfMonth(month).some((day) => isInSeason(day, open));
}

function isOpenIn(entry: TripPlace, month: MonthName, { planner }: CheckedContent): boolean {
  if (entry.kind === 'trail') {
    const { bestMonths } = entry.data;
    if (planner?.data.places.avalancheMonths.includes(month))
      return winterStateOf(entry.data) === 'recommended';
    const index = monthNames.indexOf(month);
    return [index + 11, index, index + 1].some((at) => bestMonths.includes(monthNames[at % 12] ?? month));
  }
  const key = `${entry.kind}/${entry.slug}`;
  const seasons = planner?.data.places.seasons.filter(({ places }) => places.includes(key)) ?? [];
  return hasOpenDay(month, entry.data.open) && seasons.every(({ months }) => months.includes(month));
}

type Order = Entry<'notice'>;

/** Returns a finder of the notices that bind a record as a whole. */
function ordersByRecord(content: CheckedContent): (entry: TripPlace) => Order[] {
  const places = placedRecords(content);
  const bound = content.notices.map((notice) => ({
    notice,
    records: boundRecords(notice.data, places).flatMap(({ record, part }) => (part === null ? [record] : [])),
  }));
  return ({ kind, slug }) =>
    bound.flatMap(({ notice, records }) => (records.includes(`${kind}/${slug}`) ? [notice] : []));
}

function keepsOut({ kind, who = [] }: Order['data'], groupSize: number): boolean {
  if (who.includes('groups-under-four')) return groupSize < fullGroup;
  return kind === 'closure' && who.length === 0;
}

/** Returns true if an order holds on some day of a month, in the year of the check or, if the month is over, the next. */
function isOrderedIn({ dates, yearly, hours }: Order['data'], month: MonthName, today: string): boolean {
  const when = {
    from: dates?.from ?? null,
    to: dates?.to ?? null,
    yearly: yearly ?? null,
    hours: hours ?? null,
  };
  const days = daysOfMonth(month).filter((day) => day !== '02-29');
  const isOver = days.every((day) => day < today.slice(5));
  const year = Number(today.slice(0, 4)) + (isOver ? 1 : 0);
  return days.some((day) => isInForceOn(when, `${year}-${day}`));
}
