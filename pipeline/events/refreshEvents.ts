import type { AuthoredSite } from '#schemas/types/authored.ts';
import type { Content } from '../content/checkedContent.ts';
import { loadContent } from '../load/loadContent.ts';
import { addDays } from '#schemas/rules/calendarDate.ts';
import { finishedContent } from '../validate/validContent.ts';
import { reasonOf } from './feedEvent.ts';
import type { FeedBody } from './fetchFeed.ts';
import {
  compareFiles,
  type FeedState,
  importedFiles,
  isSameFiles,
  readImported,
  writeImported,
} from './importedFiles.ts';
import { mergeDuplicates } from './mergeDuplicates.ts';
import { type FeedRecords, readInThread } from './readRecords.ts';
import type { FeedReport, RefreshReport } from './refreshReport.ts';
import type { FeedSettings, ImportedRecord } from './toRecord.ts';

/** Days ahead for which events are written. */
const daysAhead = 365;

/** Part of the coming records that may go, and of the entries that may be put aside, before a person has to look. */
const maxRemoved = 0.3;
const maxQuarantined = 0.1;

/** Reads an address or a file. */
export type FeedSource = (url: string) => Promise<FeedBody>;

export interface RefreshOptions {
  contentDir: string;
  /** The calendar date that counts as today in a time zone, YYYY-MM-DD. */
  today: (timeZone: string) => string;
  /** Chooses the feeds to read from those in the content. The other feeds stay as they are. */
  choose: (content: Content) => { feeds: readonly FeedSettings[]; keepOthers: boolean };
  source: (site: AuthoredSite) => FeedSource;
  /** True if a maintainer has read the report of a held feed and accepts it. */
  accept: boolean;
  /** True to write nothing. */
  dryRun: boolean;
}

/** Result of one feed: its records, and the state to keep. */
interface FeedOutcome {
  report: FeedReport;
  records: readonly ImportedRecord[];
  state: FeedState | undefined;
}

/**
 * Reads the feeds of events and brings the folder of the import up to date. A feed that fails or has to be looked at
 * changes nothing of what it had; when none was read nothing is written. Throws an Error when the content has mistakes.
 */
export async function refreshEvents(options: RefreshOptions): Promise<RefreshReport> {
  const { contentDir, choose, dryRun } = options;
  const { content } = finishedContent(loadContent(contentDir), options.today);
  const site = content.site.data;
  const today = options.today(site.timeZone);
  const { feeds, keepOthers } = choose(content);
  const outcomes: FeedOutcome[] = [];
  for (const feed of feeds) outcomes.push(await refreshFeed(feed, content, today, options));

  const selected = new Set(feeds.map(({ id }) => id));
  const isOther = (id: string) => keepOthers && !selected.has(id);
  const others = importedOf(content).filter(({ data }) => isOther(data.imported.feed));
  const { records, skipped, announced } = mergeDuplicates(
    inOrder([...others, ...outcomes.flatMap((outcome) => outcome.records)], site.eventFeeds),
    content.events.map(({ slug, data: { name, startDate } }) => ({ slug, name, startDate })),
  );
  const states = [
    ...(content.feeds?.data.feeds ?? []).filter(({ id }) => isOther(id)),
    ...outcomes.flatMap(({ state }) => (state ? [state] : [])),
  ];
  const before = readImported(contentDir);
  const wasRead = outcomes.some(({ report }) => report.outcome === 'read');
  const after = wasRead ? importedFiles(records, states) : before;
  const isWritten = !dryRun && !isSameFiles(before, after);
  if (isWritten) writeImported(contentDir, after);
  const { added, ...changes } = compareFiles(before, after);
  return {
    day: today,
    timeZoneData: process.versions.tz ?? 'unknown',
    feeds: outcomes.map(({ report }) => report),
    duplicates: skipped,
    announced,
    added: records
      .filter(({ slug }) => added.includes(slug))
      .map(({ slug, data: { startDate, endDate } }) => ({ slug, startDate, endDate })),
    ...changes,
    isWritten,
  };
}

function importedOf(content: Content): ImportedRecord[] {
  return content.importedEvents.map(({ slug, data }) => ({ slug, data }));
}

/** Records in the order of their feeds in site.yaml, others last: of duplicates the first one counts. */
function inOrder(records: readonly ImportedRecord[], feeds: readonly FeedSettings[] = []): ImportedRecord[] {
  const rank = ({ data }: ImportedRecord) => {
    const index = feeds.findIndex(({ id }) => id === data.imported.feed);
    return index === -1 ? feeds.length : index;
  };
  return records.toSorted((a, b) => rank(a) - rank(b) || (a.slug < b.slug ? -1 : 1));
}

/** Reads one feed. One that fails or has to be looked at keeps the records and the state that it had. */
async function refreshFeed(
  feed: FeedSettings,
  content: Content,
  today: string,
  { source, accept }: RefreshOptions,
): Promise<FeedOutcome> {
  const site = content.site.data;
  const before = importedOf(content).filter(({ data }) => data.imported.feed === feed.id);
  const state = content.feeds?.data.feeds.find(({ id }) => id === feed.id);
  const { id, name, url } = feed;
  const noEntries = { format: null, entries: 0, quarantined: [], skipped: [], remarks: [] };
  const kept = { id, name, url, ...noEntries, kept: before.length };
  let read: FeedRecords;
  try {
    const context = { timeZone: site.timeZone, today, until: addDays(today, daysAhead) };
    read = await readInThread(await source(site)(url), { feed, site, context });
  } catch (error) {
    const report: FeedReport = { ...kept, outcome: 'failed', reasons: [reasonOf(error)] };
    return { report, records: before, state };
  }
  const { records, ...reading } = read;
  const reasons = reasonsToHold(before, read, today);
  if (reasons.length > 0 && !accept)
    return { report: { ...kept, ...reading, outcome: 'held', reasons }, records: before, state };
  const report: FeedReport = { ...kept, ...reading, outcome: 'read', reasons, kept: records.length };
  return { report, records, state: { id, lastRead: today } };
}

/** Returns the reasons for which a person should read a feed before it is imported; empty if there are none. */
export function reasonsToHold(
  before: readonly ImportedRecord[],
  { records, entries, quarantined }: Pick<FeedRecords, 'records' | 'entries' | 'quarantined'>,
  today: string,
): string[] {
  const keys = new Set(records.map(({ data }) => data.imported.key));
  const coming = before.filter(({ data }) => data.endDate >= today);
  const removed = coming.filter(({ data }) => !keys.has(data.imported.key)).length;
  const unread = quarantined.length;
  return [
    ...(removed > coming.length * maxRemoved
      ? [`${removed} of ${coming.length} coming events are gone`]
      : []),
    ...(unread > entries * maxQuarantined ? [`${unread} of ${entries} entries could not be understood`] : []),
  ];
}
