/** The lengths by which visitors filter activities, in their order. */
export const activityDurations = ['short', 'half-day', 'full-day', 'multi-day'] as const;

export type ActivityDuration = (typeof activityDurations)[number];

const rules: Record<ActivityDuration, (text: string) => boolean> = {
  short: (text) => text.includes('hour') && !text.includes('day'),
  'half-day': (text) => text.includes('half') || text.includes('4'),
  'full-day': (text) => text.includes('day') || text.includes('8'),
  'multi-day': (text) => text.includes('days') || text.includes('week'),
};

/** Returns true if the words of a duration fall under a length; a text may fall under several. */
export function isActivityDuration(text: string, duration: ActivityDuration): boolean {
  return rules[duration](text.toLowerCase());
}
