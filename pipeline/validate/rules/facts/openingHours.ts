import { isInSeason } from '#schemas/rules/dayOfYear.ts';
import type { OpenSeason } from '#schemas/types/authored.ts';
import type { Entry } from '../../../content/checkedContent.ts';
import { findingIn, type Fault, type Finding, type Rule } from '../../findingIn.ts';

export const openingHours: Rule = {
  name: 'opening-hours',
  description:
    'Opening hours end after they begin. Of two seasons that share a day the shorter ' +
    'one comes first and lies within the other, because the first that fits a day counts. Hours of days on which the place ' +
    'is closed all day are a warning.',
  canBeExcused: true,
  check({ attractions, activities }) {
    return [...attractions, ...activities].flatMap((entry) => hoursProblems(entry));
  },
};

type Place = Entry<'attraction'> | Entry<'activity'>;
type Times = NonNullable<Place['data']['hours']>['times'];
type TimesFault = Fault & { path: readonly (string | number)[] };

function hoursProblems({ file, data: { hours, open } }: Place): Finding[] {
  const times = hours?.times ?? [];
  const faults = [...wrongEnds(times), ...unordered(times), ...closedAllDay(times, open)];
  return faults.map(({ path, ...fault }) => findingIn(file, ['hours', 'times', ...path], fault));
}

function wrongEnds(times: Times): TimesFault[] {
  return times.flatMap(({ from, to }, index) =>
    to > from
      ? []
      : {
          path: [index, 'to'],
          message: `the hours end at ${to}, which is not after ${from}`,
          suggestion: 'Correct one of the two. Write 23:59 for midnight or later.',
        },
  );
}

/** Every day of a leap year as MM-DD. */
const days = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(5, 10),
);

const daysIn = (season: OpenSeason | undefined): string[] =>
  season ? days.filter((day) => isInSeason(day, season)) : days;

function unordered(times: Times): TimesFault[] {
  return times.flatMap(({ season }, index) => {
    const own = new Set(daysIn(season));
    const isClear = times.slice(0, index).every((time) => {
      const before = daysIn(time.season);
      const shared = before.filter((day) => own.has(day)).length;
      return shared === 0 || (shared === before.length && before.length < own.size);
    });
    if (isClear) return [];
    return {
      path: [index],
      message: 'these hours and others above them share a day, and nothing says which of the two count',
      suggestion: 'Put the shorter season first, and let it lie within the longer one or apart from it.',
    };
  });
}

function closedAllDay(times: Times, open: OpenSeason | undefined): TimesFault[] {
  return times.flatMap(({ season }, index) =>
    open && season && !daysIn(season).some((day) => isInSeason(day, open))
      ? {
          path: [index, 'season'],
          message: `these are hours of ${season.from} to ${season.to}, but open is ${open.from} to ${open.to}`,
          suggestion: 'Remove the hours, or correct the days of one of the two.',
          severity: 'warning' as const,
        }
      : [],
  );
}
