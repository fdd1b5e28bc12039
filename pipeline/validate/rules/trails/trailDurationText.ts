import { isTrailDuration, type TrailDuration, trailDurations } from '#schemas/rules/trails/trailDuration.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const trailDurationText: Rule = {
  name: 'trail-duration-text',
  description:
    'Visitors filter walks by the digits in the duration text (short 1 or 2, moderate 3 or 4, long 5 to 8). The text ' +
    'falls under the band of durationMinutes and under no band outside its own range.',
  canBeExcused: true,
  check({ trails }) {
    return trails.flatMap(({ file, data: { duration, durationMinutes } }) => {
      const actual = bandOf(durationMinutes / 60);
      const found = trailDurations.filter((band) => isTrailDuration(duration, band));
      const lowest = bandOf(lowestNumber(duration)) ?? actual;
      const allowed =
        lowest && actual
          ? trailDurations.slice(trailDurations.indexOf(lowest), trailDurations.indexOf(actual) + 1)
          : [];
      const missing = actual && !found.includes(actual) ? actual : null;
      const wrong = found.find((band) => !allowed.includes(band));
      if (!missing && !wrong) return [];
      const truth = `durationMinutes is ${durationMinutes}${actual ? ` (${actual})` : ''}`;
      const message = wrong
        ? `the digits of "${duration}" file the walk under "${wrong}", but ${truth}`
        : `the digits of "${duration}" do not file the walk under "${missing}", but ${truth}`;
      const suggestion = 'Write whole hours, for example "2 to 3 hours" or "under 1 hour".';
      return [findingIn(file, ['duration'], { message, suggestion })];
    });
  },
};

/** Walks shorter than an hour are short; beyond nine hours the specification has no band. */
function bandOf(hours: number): TrailDuration | null {
  if (hours < 3) return 'short';
  if (hours < 5) return 'moderate';
  return hours < 9 ? 'long' : null;
}

function lowestNumber(text: string): number {
  return Math.min(...[...text.matchAll(/\d+(\.\d+)?/g)].map(([number]) => Number(number)));
}
