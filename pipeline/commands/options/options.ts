import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endingOf, type FolderKind, folderOf } from '../../content/contentKinds.ts';
import { sitePageSlugs } from '../../content/pagePaths.ts';
import { nameFault } from '../../validate/rules/records/identity.ts';
import { newsletterMails, type NewsletterMail } from '../../derive/newsletterPromises.ts';
import type { PictureFolders } from '../../emit/emitPictures.ts';
import { reportFormats, type ReportFormat } from '../../report/formatProblems.ts';
import { isCalendarDate } from '#schemas/rules/calendarDate.ts';
import { orList } from '../../validate/describeError.ts';

/** Names of what a command takes. */
interface Accepted<Option extends string, Flag extends string, Argument extends string> {
  /** Options with a value: `--name value`. */
  options?: readonly Option[];
  /** Options without one: `--name`. */
  flags?: readonly Flag[];
  /** Arguments before or between the options, in order; each must be there. */
  arguments?: readonly Argument[];
}

/** Returns options, flags and arguments by their names. Throws a UsageError on anything that a command does not take. */
export function parseOptions<
  Option extends string = never,
  Flag extends string = never,
  Argument extends string = never,
>(
  args: string[],
  { options = [], flags = [], arguments: needed = [] }: Accepted<Option, Flag, Argument>,
): Partial<Record<Option, string>> & Record<Flag, boolean> & Record<Argument, string> {
  const usage = [
    ...(needed.length > 0 ? [`Arguments: ${needed.map((name) => name.toUpperCase()).join(' ')}`] : []),
    `Options: ${[...options.map((name) => `--${name} …`), ...flags.map((name) => `--${name}`)].join(' ')}`,
  ].join('\n');
  try {
    const dash = args.find((word) => /^-?[–—]-?\w/.test(word));
    if (dash !== undefined)
      throw new Error(`an option begins with two hyphens: write ${dash.replace(/^[-–—]+/, '--')}`);
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries([
        ...options.map((name) => [name, { type: 'string' }] as const),
        ...flags.map((name) => [name, { type: 'boolean', default: false }] as const),
      ]),
      strict: true,
      allowPositionals: needed.length > 0,
    });
    const empty = Object.entries(values).find(([, value]) => value === '');
    if (empty) throw new Error(`--${empty[0]} needs a value`);
    if (positionals.length !== needed.length) {
      throw new Error(
        `Expected ${needed.length} ${needed.length === 1 ? 'argument' : 'arguments'}, got ${positionals.length}`,
      );
    }
    const given = Object.fromEntries(needed.map((name, index) => [name, positionals[index]]));
    return { ...values, ...given } as Partial<Record<Option, string>> &
      Record<Flag, boolean> &
      Record<Argument, string>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}\n${usage}`);
  }
}

/** Returns the name for a new file of a kind. Throws a UsageError if no address could end so, or another page has it. */
export function nameFor(kind: FolderKind, slug: string, content: string): string {
  const fault = nameFault(slug);
  if (fault) throw new UsageError(fault);
  const other = ({ guide: 'page', page: 'guide' } as Partial<Record<FolderKind, FolderKind>>)[kind];
  const isTaken =
    (kind === 'guide' && sitePageSlugs.includes(slug)) ||
    (other && existsSync(join(content, folderOf[other], slug + endingOf(other))));
  if (isTaken) throw new UsageError(`the address /${slug} belongs to another page: choose another name`);
  return slug;
}

/** Returns the value of --format, text unless given. Throws a UsageError on an unknown one. */
export function reportFormat(option = 'text'): ReportFormat {
  const format = reportFormats.find((name) => name === option);
  if (!format) throw new UsageError(`--format must be ${orList(reportFormats)} (got "${option}")`);
  return format;
}

/** Returns the way that the environment names for the mails of the newsletter (docs/newsletter.md), or null. */
export function newsletterMail(): NewsletterMail | null {
  const value = process.env.NEWSLETTER_MAIL;
  if (value === undefined || value === '') return null;
  const mail = newsletterMails.find((name) => name === value);
  if (!mail) throw new UsageError(`NEWSLETTER_MAIL must be smtp, buttondown or outbox (got "${value}")`);
  return mail;
}

/** Error of a wrong command line; its message says how to fix it. */
export class UsageError extends Error {}

/**
 * Returns the calendar date a build counts as today, by the time zone of the park: the one given as option, else that
 * of LARCH_TODAY, else that of the clock, which is read here and nowhere else.
 */
export function todayFrom(option: string | undefined): (timeZone: string) => string {
  const given = option ?? process.env.LARCH_TODAY;
  if (given !== undefined) {
    if (!isCalendarDate(given)) {
      const name = option === undefined ? 'LARCH_TODAY' : '--today';
      throw new UsageError(`${name} must be a day of the calendar, written as YYYY-MM-DD (got "${given}")`);
    }
    return () => given;
  }
  const now = new Date();
  // The Swedish locale writes dates as YYYY-MM-DD.
  return (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}

const root = resolve(import.meta.dirname, '../../..');

/** Returns the folder of the drawn pictures of a content folder, and their cache below `cache`. */
export function pictureFolders(content: string, cache = join(root, '.cache')): PictureFolders {
  return {
    cacheDir: join(cache, 'pictures'),
    mastersDir: join(root, 'pipeline/pictures/masters'),
    photosDir: join(content, 'photos'),
  };
}
