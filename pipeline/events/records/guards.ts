import type { ImportedRecord } from './toRecord.ts';

/** Part of the coming events that may go, and of the entries that may be put aside, before a person has to look. */
const maxGone = 0.3;
const maxQuarantined = 0.1;

interface Reading {
  /** Records at the last reading. */
  before: readonly ImportedRecord[];
  now: readonly ImportedRecord[];
  entries: number;
  quarantined: number;
}

/** Returns the reasons for which a person should read the feed before it is imported; empty if there are none. */
export function reasonsToHold({ before, now, entries, quarantined }: Reading, today: string): string[] {
  const keys = new Set(now.map(({ data }) => data.imported.key));
  const coming = before.filter(({ data }) => data.endDate >= today);
  const gone = coming.filter(({ data }) => !keys.has(data.imported.key));
  return [
    ...(gone.length > coming.length * maxGone
      ? [`${gone.length} of ${coming.length} coming events are gone`]
      : []),
    ...(quarantined > entries * maxQuarantined
      ? [`${quarantined} of ${entries} entries could not be understood`]
      : []),
  ];
}
