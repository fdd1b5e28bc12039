import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import type { AuthoredSite, FeedFormat } from '#schemas/types/authored.ts';
import { writeFile } from '../files/files.ts';
import type { Content } from '../content/checkedContent.ts';
import { fetchFeed, maxBytes } from '../events/fetchFeed.ts';
import { type FeedSource, refreshEvents } from '../events/refreshEvents.ts';
import { exitCodeOf, reportMarkdown } from '../events/refreshReport.ts';
import { type FeedSettings, isWebAddress } from '../events/toRecord.ts';
import { orList } from '../validate/describeError.ts';
import { parseOptions, todayFrom, UsageError } from './options/options.ts';

const formats: readonly FeedFormat[] = ['auto', 'ics', 'rss'];

/**
 * `events:refresh [--feed ID_URL_OR_FILE] [--format …] [--content DIR] [--dry-run] [--report FILE] [--accept]`: brings
 * content/events/imported up to date with the feeds of site.yaml, or with one. Exit codes: 0 done, 1 the content has
 * mistakes, 2 wrong usage, 3 a feed failed, 4 a feed waits for a person.
 */
export async function eventsRefresh(args: string[]): Promise<number> {
  const options = parseOptions(args, {
    options: ['feed', 'format', 'content', 'report'],
    flags: ['accept', 'dry-run'],
  });
  const format = formats.find((known) => known === (options.format ?? 'auto'));
  if (!format) throw new UsageError(`--format must be ${orList(formats)} (got "${options.format}")`);
  if (options.format !== undefined && options.feed === undefined) {
    throw new UsageError('--format is that of --feed; the feeds of site.yaml say theirs there');
  }
  const contentDir = resolve(options.content ?? 'content');
  const reportFile = options.report === undefined ? null : resolve(options.report);
  if (reportFile !== null && !relative(contentDir, reportFile).startsWith('..')) {
    throw new UsageError('--report must not lie in the content');
  }
  if (reportFile !== null) mkdirSync(dirname(reportFile), { recursive: true });
  const report = await refreshEvents({
    contentDir,
    today: todayFrom(undefined),
    choose: (content) => chooseFeeds(content, options.feed, format),
    source:
      (site): FeedSource =>
      (url) =>
        isWebAddress(url) ? fetchFeed(url, { userAgent: userAgentOf(site) }) : readFile(url),
    accept: options.accept,
    dryRun: options['dry-run'],
  });
  const feeds = report.feeds.map((feed) => ({ ...feed, rerun: rerunOptions(feed.id, options) }));
  const markdown = reportMarkdown({ ...report, feeds });
  process.stdout.write(markdown);
  if (reportFile !== null) {
    writeFile(reportFile, markdown);
    writeFile(`${reportFile.replace(/\.md$/, '')}.json`, `${JSON.stringify(report, null, 2)}\n`);
  }
  return exitCodeOf(report);
}

/** Returns the options that read a feed again as it was read: by its file or address, in the same content. */
function rerunOptions(
  id: string,
  { feed, format, content }: { feed?: string; format?: string; content?: string },
): string[] {
  return [
    '--feed',
    feed ?? id,
    ...(format === undefined ? [] : ['--format', format]),
    ...(content === undefined ? [] : ['--content', content]),
  ];
}

/** Returns all feeds of site.yaml, or the one that is named by its id, its address or a file. */
function chooseFeeds(content: Content, named: string | undefined, format: FeedFormat) {
  const { eventFeeds = [], locations } = content.site.data;
  if (named === undefined) return { feeds: eventFeeds, keepOthers: false };
  const known = eventFeeds.find(({ id, url }) => id === named || url === named);
  if (known) return { feeds: [format === 'auto' ? known : { ...known, format }], keepOthers: true };
  if (!isWebAddress(named) && !existsSync(named)) {
    throw new UsageError(`--feed must be an id of site.yaml, an address or a file (got "${named}")`);
  }
  const name = isWebAddress(named) ? new URL(named).hostname : basename(named);
  const feed: FeedSettings = {
    id:
      name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, '')
        .slice(0, 60) || 'feed',
    name: name.slice(0, 120),
    url: named,
    format,
    town: locations[0]?.id ?? '',
    category: 'events',
    status: 'secondary',
  };
  return { feeds: [feed], keepOthers: true };
}

const readFile: FeedSource = async (path) => {
  const body = readFileSync(path);
  if (body.byteLength > maxBytes) throw new Error(`longer than ${maxBytes / 1_000_000} MB`);
  return { body, contentType: null };
};

/** Names the program and an address for contact. */
function userAgentOf({ name, url }: AuthoredSite): string {
  return `${name.replaceAll(/[^\w-]+/g, '-')}-events/1 (+${url})`;
}
