import type { ImportedRecord } from './toRecord.ts';

/** Part of the coming records that may go, and of the entries that may be put aside, before a person has to look. */
const maxGone = 0.3;
const maxQuarantined = 0.1;

/** A record of an import, as far as the guards look at it. */
interface Keyed {
  data: { imported: { key: string } };
}

interface Losses {
  /** Records at the last reading. */
  before: readonly Keyed[];
  now: readonly Keyed[];
  entries: number;
  quarantined: number;
}

interface Reading extends Losses {
  before: readonly ImportedRecord[];
}

/** Returns the reasons for which a person should read a feed of events before it is imported; empty if there are none. */
export function reasonsToHold({ before, now, entries, quarantined }: Reading, today: string): string[] {
  const coming = before.filter(({ data }) => data.endDate >= today);
  return lossReasons({ before: coming, now, entries, quarantined }, 'coming events');
}

/** Returns the reasons to hold a feed of things of which too many are gone, or not understood; empty if there are none. */
export function lossReasons({ before, now, entries, quarantined }: Losses, things: string): string[] {
  const keys = new Set(now.map(({ data }) => data.imported.key));
  const gone = before.filter(({ data }) => !keys.has(data.imported.key));
  return [
    ...(gone.length > before.length * maxGone
      ? [`${gone.length} of ${before.length} ${things} are gone`]
      : []),
    ...(quarantined > entries * maxQuarantined
      ? [`${quarantined} of ${entries} entries could not be understood`]
      : []),
  ];
}
