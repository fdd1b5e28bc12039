import type { FeedSource, WholeFeed } from './records/readPages.ts';
import type { FeedReport } from './refreshReport.ts';
import { type FeedState, knownVersion } from './write/feedState.ts';
import type { KnownVersion } from './fetch/fetchFeed.ts';

/** Milliseconds in which all parts of a feed must have come. */
const maxMs = 120_000;

/** All parts of a feed, as records of some kind. */
export interface WholeOf<Kept> extends Omit<WholeFeed, 'records' | 'format'> {
  records: readonly Kept[];
  format: string;
}

/** One feed to read, and what the refresh has to know of its records. */
export interface FeedWork<Kept> {
  feed: { id: string; name: string; url: string };
  /** Records of the feed at the last reading. */
  before: readonly Kept[];
  state: FeedState | undefined;
  /** Fingerprint of the settings. */
  settings: string;
  today: string;
  /** True if a maintainer accepts a held feed. */
  accept: boolean;
  source: (onFailure: (reason: string) => void) => FeedSource;
  /** Reads all parts; null when the feed is unchanged. */
  readWhole: (
    known: KnownVersion,
    source: FeedSource,
    deadline: AbortSignal,
  ) => Promise<WholeOf<Kept> | null>;
  isOver: (record: Kept) => boolean;
  reasonsToHold: (whole: WholeOf<Kept>) => string[];
}

/** Result of one feed: its records, and the state to keep. */
export interface FeedOutcome<Kept> {
  report: FeedReport;
  records: readonly Kept[];
  state: FeedState | undefined;
}

/** Reads one feed. One that fails or has to be looked at keeps the records and the state that it had. */
export async function refreshFeed<Kept>(work: FeedWork<Kept>): Promise<FeedOutcome<Kept>> {
  const { feed, before, state, settings, today } = work;
  const failedTries: string[] = [];
  const report: FeedReport = {
    id: feed.id,
    name: feed.name,
    url: feed.url,
    outcome: 'failed',
    reasons: [],
    failedTries,
    format: null,
    entries: 0,
    kept: before.length,
    quarantined: [],
    skipped: [],
    remarks: [],
  };
  let whole: WholeOf<Kept> | null;
  try {
    whole = await work.readWhole(
      knownVersion(state, settings, today),
      work.source((reason) => failedTries.push(reason)),
      AbortSignal.timeout(maxMs),
    );
  } catch (error) {
    // The report tells the fault of a feed, and its earlier records stay.
    const reason = error instanceof Error ? error.message : String(error);
    return { report: { ...report, reasons: [reason] }, records: before, state };
  }
  if (!whole) {
    const records = before.filter((record) => !work.isOver(record));
    const unchanged = { ...report, outcome: 'unchanged' as const, kept: records.length };
    return { report: unchanged, records, state: state && { ...state, lastRead: today } };
  }
  const { records, entries, quarantined, skipped, remarks, format } = whole;
  const read: FeedReport = {
    ...report,
    outcome: 'read',
    format,
    entries,
    kept: records.length,
    quarantined,
    skipped,
    remarks,
  };
  const reasons = work.reasonsToHold(whole);
  if (reasons.length > 0 && !work.accept) {
    return { report: { ...read, outcome: 'held', reasons, kept: before.length }, records: before, state };
  }
  const newState = { id: feed.id, settings, lastRead: today, lastFull: today, ...whole.version };
  return { report: { ...read, reasons }, records, state: newState };
}
