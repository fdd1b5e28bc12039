import type { ZoneOffset } from '#schemas/rules/zoneClock.ts';

/** Returns the offsets of a zone without changes of clocks. */
export const fixedOffset = (minutes: number): ZoneOffset[] => [{ from: '2026-10-20T00:00:00Z', minutes }];

/** Offsets of Zurich and Berlin from October 2026 to October 2028. */
export const zurichOffsets: ZoneOffset[] = [
  { from: '2026-10-25T01:00:00Z', minutes: 60 },
  { from: '2027-03-28T01:00:00Z', minutes: 120 },
  { from: '2027-10-31T01:00:00Z', minutes: 60 },
  { from: '2028-03-26T01:00:00Z', minutes: 120 },
  { from: '2028-10-29T01:00:00Z', minutes: 60 },
];
