import { orList } from '../../describeError.ts';
import { findingIn, type Rule } from '../../findingIn.ts';
import {
  activityDurations,
  isActivityDuration,
  type ActivityDuration,
} from '#schemas/rules/activities/activityDuration.ts';
import { isTrailDuration, trailDurations, type TrailDuration } from '#schemas/rules/trails/trailDuration.ts';

interface Durations {
  duration: string;
  durationMinutes: number;
}

/** Bands that the rule itself cannot keep apart: "half day" holds "day", "8 hours" holds "hour". */
const unavoidable: Record<ActivityDuration, ActivityDuration[]> = {
  short: [],
  'half-day': ['short', 'full-day'],
  'full-day': ['short'],
  'multi-day': ['full-day'],
};

export const activityDurationText: Rule = {
  name: 'activity-duration-text',
  description:
    'Visitors filter activities by words in the duration text (hour, half, day, days). The text falls under the band ' +
    'of durationMinutes and under no band that plain words would have avoided.',
  canBeExcused: true,
  check({ activities }) {
    return activities.flatMap(({ file, data }) => {
      const message = bandFault(data);
      if (message === null) return [];
      const suggestion = 'Write for example "2 hours", "Half day (4 hours)", "Full day" or "3 days".';
      return [findingIn(file, ['duration'], { message, suggestion })];
    });
  },
};

/** Returns a message if the words of a duration are found under another band than that of its minutes; null if not. */
export function bandFault({ duration, durationMinutes }: Durations): string | null {
  const actual = bandsOf(durationMinutes);
  const found = activityDurations.filter((band) => isActivityDuration(duration, band));
  const allowed = actual.flatMap((band) => [band, ...unavoidable[band]]);
  const wrong = found.filter((band) => !allowed.includes(band));
  if (wrong.length === 0 && actual.some((band) => found.includes(band))) return null;
  return `"${duration}" is found under ${orList(found) || 'no duration'}, but durationMinutes is ${durationMinutes} (${orList(actual)})`;
}

/** Returns the bands of a duration. Between three and six hours both "short" and "half day" are fair words. */
function bandsOf(minutes: number): ActivityDuration[] {
  if (minutes < 180) return ['short'];
  if (minutes < 360) return ['short', 'half-day'];
  return minutes <= 24 * 60 ? ['full-day'] : ['multi-day'];
}

/** Share by which durationMinutes may differ from the words, which are rounded. */
const rounding = 0.25;

export const statedDurations: Rule = {
  name: 'stated-durations',
  description:
    'The duration in words and durationMinutes agree within a quarter: visitors read the one, and the trip planner plans by the other.',
  canBeExcused: true,
  check({ activities, attractions, trails }) {
    return [...activities, ...attractions, ...trails].flatMap(
      ({ kind, file, data: { duration, durationMinutes } }) => {
        if (duration === undefined || durationMinutes === undefined) return [];
        // Words that no filter finds are another rule's problem.
        const wordsFault = { activity: bandFault, trail: digitsFault, attraction: () => null }[kind];
        if (wordsFault({ duration, durationMinutes }) !== null) return [];
        const stated = minutesStated(duration);
        if (!stated) return [];
        const { least, most } = stated;
        if (durationMinutes >= least * (1 - rounding) && durationMinutes <= most * (1 + rounding)) return [];
        const lengths = least === most || least === 0 ? `${most}` : `${least} to ${most}`;
        const message = `durationMinutes is ${durationMinutes}, but "${duration}" is ${lengths} minutes`;
        const suggestion = `Write ${Number.isFinite(most) ? most : least}, or correct the words.`;
        return [findingIn(file, ['durationMinutes'], { message, suggestion })];
      },
    );
  },
};

/** Least and greatest length in minutes. */
export interface MinutesStated {
  least: number;
  most: number;
}

const number = '(\\d+(?:[.,]\\d+)?(?:\\s?½)?|½)';
const quantity = new RegExp(
  `${number}(?:\\s*(?:-|–|—|to|or)\\s*${number})?[\\s-]*(week|day|hour|hr|h|minute|min)s?(?![a-z])`,
  'g',
);
const minutesOf: Readonly<Record<string, number>> = { week: 10_080, day: 1440, hour: 60, hr: 60, h: 60 };

/** Shortest outing that is called a day. */
const shortestDay = 360;

/**
 * Returns the lengths that a text on a duration allows: 60 to 120 for "1 to 2 hours", 90 for "1 hour 30 minutes", at
 * most 60 for "under 1 hour". The last of several days need not be whole. Null for a text without a length.
 */
export function minutesStated(text: string): MinutesStated | null {
  const words = text
    .toLowerCase()
    .replaceAll(/\bhalf[- ](?:a[- ])?day\b/g, '3 to 6 hours')
    .replaceAll(/\b(?:full|whole|all)[- ]day\b/g, '1 day');
  const parts = [...words.matchAll(quantity)].map((match) => {
    const [found, first = '', second = first, name = ''] = match;
    const unit = minutesOf[name] ?? 1;
    const [low, high] = [valueOf(first) * unit, valueOf(second) * unit];
    const least = unit < 1440 ? low : Math.max(shortestDay, low - 1440);
    return { least, most: high, unit, start: match.index, end: match.index + found.length };
  });
  const lengths: MinutesStated[] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const length = lengths.at(-1);
    const isRest =
      before && part.unit < before.unit && /^,?\s*(?:and\s+)?$/.test(words.slice(before.end, part.start));
    if (!length || !isRest) lengths.push({ least: part.least, most: part.most });
    else {
      length.least += part.least;
      length.most += part.most;
    }
  }
  if (lengths.length === 0) return null;
  const least = Math.min(...lengths.map((each) => each.least));
  const most = Math.max(...lengths.map((each) => each.most));
  return {
    least: /\b(?:under|up to|less than|at most|within)\b/.test(words) ? 0 : least,
    most: /\b(?:over|more than|at least|or more)\b/.test(words) ? Number.POSITIVE_INFINITY : most,
  };
}

function valueOf(text: string): number {
  const half = text.includes('½') ? 0.5 : 0;
  return Number(text.replace('½', '').replace(',', '.').trim()) + half;
}

export const trailDurationText: Rule = {
  name: 'trail-duration-text',
  description:
    'Visitors filter walks by the digits in the duration text (short 1 or 2, moderate 3 or 4, long 5 to 8). The text ' +
    'falls under the band of durationMinutes and under no band outside its own range.',
  canBeExcused: true,
  check({ trails }) {
    return trails.flatMap(({ file, data }) => {
      const message = digitsFault(data);
      if (message === null) return [];
      const suggestion = 'Write whole hours, for example "2 to 3 hours" or "under 1 hour".';
      return [findingIn(file, ['duration'], { message, suggestion })];
    });
  },
};

/** Returns a message if the digits of a duration file a walk under another band than that of its minutes; null if not. */
function digitsFault({ duration, durationMinutes }: Durations): string | null {
  const actual = bandOf(durationMinutes / 60);
  const found = trailDurations.filter((band) => isTrailDuration(duration, band));
  const lowest = bandOf(lowestNumber(duration)) ?? actual;
  const allowed =
    lowest && actual
      ? trailDurations.slice(trailDurations.indexOf(lowest), trailDurations.indexOf(actual) + 1)
      : [];
  const missing = actual && !found.includes(actual) ? actual : null;
  const wrong = found.find((band) => !allowed.includes(band));
  if (!missing && !wrong) return null;
  const truth = `durationMinutes is ${durationMinutes}${actual ? ` (${actual})` : ''}`;
  return wrong
    ? `the digits of "${duration}" file the walk under "${wrong}", but ${truth}`
    : `the digits of "${duration}" do not file the walk under "${missing}", but ${truth}`;
}

/** Walks shorter than an hour are short; beyond nine hours the specification has no band. */
function bandOf(hours: number): TrailDuration | null {
  if (hours < 3) return 'short';
  if (hours < 5) return 'moderate';
  return hours < 9 ? 'long' : null;
}

function lowestNumber(text: string): number {
  return Math.min(...[...text.matchAll(/\d+(\.\d+)?/g)].map(([number]) => Number(number)));
}
