import type { AuthoredSite } from '#schemas/types/authored.ts';
import type { Content } from '../content/checkedContent.ts';
import { importedNoticesFolder } from '../content/contentKinds.ts';
import { lossReasons } from '../events/records/guards.ts';
import { startReaderThread } from '../events/records/startReaderThread.ts';
import { type FeedOutcome, refreshFeed } from '../events/refreshFeed.ts';
import type { RefreshOptions } from '../events/refreshEvents.ts';
import type { NoticesReport } from '../events/refreshReport.ts';
import { fingerprint } from '../events/write/feedState.ts';
import { updateImported } from '../events/write/updateImported.ts';
import { loadContent } from '../load/loadContent.ts';
import { validContent } from '../validate/validContent.ts';
import type { NoticeFeedSettings } from './read/readBulletins.ts';
import type { BulletinPart, BulletinSettings } from './records/bulletinReader.ts';
import type { ImportedNotice } from './records/toImportedNotice.ts';

export interface RefreshNoticesOptions extends Omit<RefreshOptions, 'choose'> {
  /** Chooses the feeds to read from those in the content. The other feeds stay as they are. */
  choose: (content: Content) => { feeds: readonly NoticeFeedSettings[]; keepOthers: boolean };
}

/**
 * Reads the feeds of bulletins and brings their folder up to date. A feed that fails or has to be looked at changes
 * nothing of what it had; when none was read nothing is written. Throws an Error when the content has mistakes.
 */
export async function refreshNotices(options: RefreshNoticesOptions): Promise<NoticesReport> {
  const content = validContent(loadContent(options.contentDir), options.today);
  const today = options.today(content.site.data.timeZone);
  const { feeds, keepOthers } = options.choose(content);
  const outcomes: FeedOutcome<ImportedNotice>[] = [];
  for (const feed of feeds) outcomes.push(await refreshOne(feed, content, today, options));

  const chosen = new Set(feeds.map(({ id }) => id));
  const isOther = (id: string) => keepOthers && !chosen.has(id);
  const records = [
    ...recordsOf(content).filter(({ data }) => isOther(data.imported.feed)),
    ...outcomes.flatMap((outcome) => outcome.records),
  ];
  const changes = updateImported({
    contentDir: options.contentDir,
    folder: importedNoticesFolder,
    records,
    otherStates: (content['notice-feeds']?.data.feeds ?? []).filter(({ id }) => isOther(id)),
    outcomes,
    dryRun: options.dryRun,
  });
  return { feeds: outcomes.map(({ report }) => report), ...withTitles(changes, records) };
}

function recordsOf(content: Content): ImportedNotice[] {
  return content.importedNotices.map(({ slug, data }) => ({ slug, data }));
}

/** Adds the titles of new bulletins: a person has to decide which records they bind. */
function withTitles<T extends { added: string[] }>(changes: T, records: readonly ImportedNotice[]) {
  const titles = new Map(records.map(({ slug, data }) => [slug, data.title]));
  return { ...changes, added: changes.added.map((slug) => ({ slug, title: titles.get(slug) ?? '' })) };
}

async function refreshOne(
  feed: NoticeFeedSettings,
  content: Content,
  today: string,
  { source, accept }: RefreshNoticesOptions,
): Promise<FeedOutcome<ImportedNotice>> {
  const site: AuthoredSite = content.site.data;
  const before = recordsOf(content).filter(({ data }) => data.imported.feed === feed.id);
  const settings: BulletinSettings = { feed, timeZone: site.timeZone, today };
  const isOver = ({ data: { to = today } }: ImportedNotice) => to < today;
  await using reader = startReaderThread<BulletinPart>(
    new URL('./records/bulletinThread.ts', import.meta.url),
    settings,
  );
  return await refreshFeed({
    feed,
    before,
    state: content['notice-feeds']?.data.feeds.find(({ id }) => id === feed.id),
    settings: fingerprint(feed, site),
    today,
    accept,
    source: (onFailure) => source(site, onFailure),
    readWhole: async (known, ask, deadline) => {
      const answer = await ask(feed.url, known, deadline);
      if (!answer) return null;
      return { ...(await reader.read(answer.body, answer.contentType)), next: null, version: answer.version };
    },
    isOver,
    reasonsToHold: ({ records, entries, quarantined }) =>
      lossReasons(
        {
          before: before.filter((record) => !isOver(record)),
          now: records,
          entries,
          quarantined: quarantined.length,
        },
        'bulletins',
      ),
  });
}
