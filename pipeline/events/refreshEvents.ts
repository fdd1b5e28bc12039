import type { AuthoredSite } from '#schemas/types/authored.ts';
import { loadContent } from '../load/loadContent.ts';
import { addDays } from '../time/calendarDate.ts';
import type { Content } from '../content/checkedContent.ts';
import { importedFolder } from '../content/contentKinds.ts';
import { validContent } from '../validate/validContent.ts';
import { fingerprint } from './write/feedState.ts';
import { reasonsToHold } from './records/guards.ts';
import { updateImported } from './write/updateImported.ts';
import { mergeDuplicates } from './records/mergeDuplicates.ts';
import { type FeedSource, readPages } from './records/readPages.ts';
import { type FeedOutcome, refreshFeed } from './refreshFeed.ts';
import type { RefreshReport } from './refreshReport.ts';
import { startFeedReader } from './records/startFeedReader.ts';
import type { FeedSettings, ImportedRecord } from './records/toRecord.ts';

/** Days ahead for which events are written. */
const daysAhead = 365;

export interface RefreshOptions {
  contentDir: string;
  /** The calendar date that counts as today in a time zone, YYYY-MM-DD. */
  today: (timeZone: string) => string;
  /** Chooses the feeds to read from those in the content. The other feeds stay as they are. */
  choose: (content: Content) => { feeds: readonly FeedSettings[]; keepOthers: boolean };
  /** Reads addresses for a guide; is given what to call for every try that failed. */
  source: (site: AuthoredSite, onFailure: (reason: string) => void) => FeedSource;
  /** True if a maintainer has read the report of a held feed and accepts it. */
  accept: boolean;
  /** True to write nothing. */
  dryRun: boolean;
}

/**
 * Reads the feeds of events and brings the folder of the import up to date. A feed that fails or has to be looked at
 * changes nothing of what it had; when none was read nothing is written. Throws an Error when the content has mistakes.
 */
export async function refreshEvents(options: RefreshOptions): Promise<RefreshReport> {
  const content = validContent(loadContent(options.contentDir), options.today);
  const site = content.site.data;
  const today = options.today(site.timeZone);
  const { feeds, keepOthers } = options.choose(content);
  const outcomes: FeedOutcome<ImportedRecord>[] = [];
  for (const feed of feeds) outcomes.push(await refreshOne(feed, content, today, options));

  const chosen = new Set(feeds.map(({ id }) => id));
  const isOther = (id: string) => keepOthers && !chosen.has(id);
  const others = recordsOf(content).filter(({ data }) => isOther(data.imported.feed));
  const merged = mergeDuplicates(
    inOrder([...others, ...outcomes.flatMap(({ records }) => records)], site.eventFeeds),
    content.events.map(({ slug, data: { name, startDate } }) => ({ slug, name, startDate })),
  );
  const changes = updateImported({
    contentDir: options.contentDir,
    folder: importedFolder,
    records: merged.records,
    otherStates: (content.feeds?.data.feeds ?? []).filter(({ id }) => isOther(id)),
    outcomes,
    dryRun: options.dryRun,
  });
  return {
    day: today,
    timeZoneData: process.versions.tz ?? 'unknown',
    feeds: outcomes.map(({ report }) => report),
    duplicates: merged.skipped,
    announced: merged.announced,
    ...withDays(changes, merged.records),
  };
}

function recordsOf(content: Content): ImportedRecord[] {
  return content.importedEvents.map(({ slug, data }) => ({ slug, data }));
}

/** Adds the days of new records: a person sees at once what is wrong by a day. */
function withDays<T extends { added: string[] }>(changes: T, records: readonly ImportedRecord[]) {
  const days = new Map(
    records.map(({ slug, data: { startDate, endDate } }) => [slug, { startDate, endDate }]),
  );
  const added = changes.added.flatMap((slug) => {
    const span = days.get(slug);
    return span ? [{ slug, ...span }] : [];
  });
  return { ...changes, added };
}

/** Records in the order of their feeds in site.yaml, others last: of duplicates the first one counts. */
function inOrder(records: readonly ImportedRecord[], feeds: readonly FeedSettings[] = []): ImportedRecord[] {
  const rank = ({ data }: ImportedRecord) => {
    const index = feeds.findIndex(({ id }) => id === data.imported.feed);
    return index === -1 ? feeds.length : index;
  };
  return records.toSorted((a, b) => rank(a) - rank(b) || (a.slug < b.slug ? -1 : 1));
}

async function refreshOne(
  feed: FeedSettings,
  content: Content,
  today: string,
  { source, accept }: RefreshOptions,
): Promise<FeedOutcome<ImportedRecord>> {
  const site = content.site.data;
  const before = recordsOf(content).filter(({ data }) => data.imported.feed === feed.id);
  const context = { timeZone: site.timeZone, today, until: addDays(today, daysAhead) };
  await using reader = startFeedReader({ feed, site, context });
  return await refreshFeed({
    feed,
    before,
    state: content.feeds?.data.feeds.find(({ id }) => id === feed.id),
    settings: fingerprint(feed, site),
    today,
    accept,
    source: (onFailure) => source(site, onFailure),
    readWhole: (known, pages, deadline) =>
      readPages(feed.url, known, { read: reader.read, source: pages, deadline }),
    isOver: ({ data }) => data.endDate < today,
    reasonsToHold: ({ records, entries, quarantined }) =>
      reasonsToHold({ before, now: records, entries, quarantined: quarantined.length }, today),
  });
}
