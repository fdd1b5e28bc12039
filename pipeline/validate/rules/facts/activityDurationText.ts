import {
  type ActivityDuration,
  activityDurations,
  isActivityDuration,
} from '#schemas/rules/activities/activityDuration.ts';
import { orList } from '../../describeError.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

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
export function bandFault({
  duration,
  durationMinutes,
}: {
  duration: string;
  durationMinutes: number;
}): string | null {
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
