import type { SkippedEntry } from './feedEvent.ts';

/** Report of one feed. */
export interface FeedReport {
  id: string;
  name: string;
  url: string;
  /** Options with which this feed is read again; its id without them. */
  rerun?: readonly string[];
  /** read, needs review, or failed; the last two change nothing. */
  outcome: 'read' | 'held' | 'failed';
  /** Why it is held, or failed. */
  reasons: string[];
  format: string | null;
  entries: number;
  /** Records that it has now. */
  kept: number;
  quarantined: SkippedEntry[];
  skipped: SkippedEntry[];
  /** Entries that were read by an assumption. */
  remarks: SkippedEntry[];
}

/** A record that is new, with its days. */
export interface AddedRecord {
  slug: string;
  startDate: string;
  endDate: string;
}

/** Report of a refresh. */
export interface RefreshReport {
  /** The day in the park. */
  day: string;
  /** Version of the time zone data by which times were read. */
  timeZoneData: string;
  feeds: FeedReport[];
  duplicates: SkippedEntry[];
  /** Events written by hand without dates, for which a feed has some. */
  announced: { slug: string; name: string; startDate: string; endDate: string }[];
  added: AddedRecord[];
  removed: string[];
  changed: string[];
  /** True if any file was written. */
  isWritten: boolean;
}

/** Returns the exit code: 0 done, 3 a feed failed, 4 a feed waits for a maintainer. */
export function exitCodeOf({ feeds }: Pick<RefreshReport, 'feeds'>): 0 | 3 | 4 {
  if (feeds.some(({ outcome }) => outcome === 'failed')) return 3;
  return feeds.some(({ outcome }) => outcome === 'held') ? 4 : 0;
}

const outcomes = {
  read: 'read',
  held: '**needs review**',
  failed: '**failed**',
};

/** Longest list that a person is shown; the JSON has all. */
const maxShown = 50;

/** Returns the report in Markdown. Texts of feeds are set as code, so that they are no markup on the page that shows them. */
export function reportMarkdown(report: RefreshReport): string {
  const { day, feeds, duplicates, announced, added, removed, changed, isWritten } = report;
  const parts = [
    `# Events on ${day}`,
    feeds.length === 0
      ? 'No feed is configured: see eventFeeds in content/site.yaml.'
      : isWritten
        ? `${added.length} added, ${changed.length} changed, ${removed.length} removed.`
        : 'No files were written.',
    ...feeds.map((feed) => feedPart(feed)),
    ...section(
      'Dates for events that are written by hand without any',
      announced.map(
        ({ slug, name, startDate, endDate }) => `${code(slug)}: ${code(name)}, ${startDate} to ${endDate}`,
      ),
    ),
    ...section('The same event twice', duplicates.map(skippedLine)),
    ...section(
      'Added',
      added.map(({ slug, startDate, endDate }) => `${code(slug)}: ${daysText(startDate, endDate)}`),
    ),
    ...section(
      'Changed',
      changed.map((slug) => code(slug)),
    ),
    ...section(
      'Removed',
      removed.map((slug) => code(slug)),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

function daysText(startDate: string, endDate: string): string {
  return endDate === startDate ? startDate : `${startDate} to ${endDate}`;
}

function feedPart(feed: FeedReport): string {
  const { id, name, url, outcome, reasons, format, entries, kept } = feed;
  const { quarantined, skipped, remarks } = feed;
  return [
    `## ${code(name)} (${code(id)}): ${outcomes[outcome]}`,
    `- Address: ${code(url)}${format === null ? '' : `, read as ${format}`}`,
    `- ${entries} entries, ${kept} records, ${quarantined.length} not understood, ${skipped.length} left out`,
    ...reasons.map((reason) => `- Reason: ${code(reason)}`),
    ...(outcome === 'held' ? [`- To accept these changes: ${code(acceptCommand(feed), 2000)}`] : []),
    ...section('Not understood', quarantined.map(skippedLine), '###'),
    ...section('Left out', skipped.map(skippedLine), '###'),
    ...section('Please check', remarks.map(skippedLine), '###'),
  ].join('\n');
}

/** Returns the command that takes a held feed over. */
function acceptCommand({ id, rerun = ['--feed', id] }: FeedReport): string {
  const words = rerun.map((word) =>
    /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`,
  );
  return `npm run events:refresh -- ${words.join(' ')} --accept`;
}

function section(heading: string, lines: string[], level = '##'): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > maxShown ? [`- and ${lines.length - maxShown} more`] : [];
  const shown = [...lines.slice(0, maxShown).map((line) => `- ${line}`), ...more].join('\n');
  return [`${level === '###' ? '\n' : ''}${level} ${heading} (${lines.length})\n\n${shown}`];
}

function skippedLine({ what, reason }: SkippedEntry): string {
  return `${code(what)}: ${code(reason)}`;
}

/** Returns a text as code in Markdown, in one line. */
function code(text: string, max = 200): string {
  const line = text
    .replaceAll(/[`\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, max);
  return `\`${line || ' '}\``;
}
