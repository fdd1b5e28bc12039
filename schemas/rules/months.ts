/** Names of the months as records write them, in the order of the year. */
export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

export type MonthName = (typeof monthNames)[number];

/** Months of each season on the northern half of the earth. */
export const seasonMonths = {
  winter: ['december', 'january', 'february'],
  spring: ['march', 'april', 'may'],
  summer: ['june', 'july', 'august'],
  fall: ['september', 'october', 'november'],
} satisfies Record<string, MonthName[]>;
