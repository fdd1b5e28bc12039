import { resolve } from 'node:path';
import { execFileSync } from 'node:child_process';
import { changedCoverage, contentCoverage } from '../coverage/contentCoverage.ts';
import { dueFigures, formatDue } from '../coverage/dueFigures.ts';
import { derive } from '../derive/derive.ts';
import { loadContent } from '../load/loadContent.ts';
import { validContent } from '../validate/validContent.ts';
import { parseOptions, todayFrom, UsageError } from './options/options.ts';

/**
 * `coverage [--content DIR] [--today DATE] [--changed REF | --due]`: how much content there is and how well it is
 * sourced, as Markdown tables; with `--changed` only of the files that differ from where a branch left REF; with `--due`
 * the list of what to look up.
 */
export async function coverage(args: string[]): Promise<number> {
  const options = parseOptions(args, { options: ['content', 'today', 'changed'], flags: ['due'] });
  const today = todayFrom(options.today);
  const content = validContent(loadContent(resolve(options.content ?? 'content')), today);
  if (options.changed !== undefined && options.due) throw new UsageError('take one of --changed and --due');
  if (options.changed !== undefined) {
    process.stdout.write(changedCoverage(content, filesSince(options.changed)));
    return 0;
  }
  const day = today(content.site.data.timeZone);
  if (options.due) {
    process.stdout.write(formatDue(dueFigures(content, day), day));
    return 0;
  }
  const lists = derive(content, { today: day, relief: [] });
  process.stdout.write(contentCoverage(content, lists, day));
  return 0;
}

/**
 * Returns the files below the working folder that differ from where this branch left another, as problems name them.
 */
function filesSince(ref: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' });
  let base: string;
  try {
    base = git('merge-base', 'HEAD', ref).trim();
  } catch (cause) {
    throw new UsageError(`--changed must be a branch or a commit (got "${ref}")`, { cause });
  }
  return git('diff', '--name-only', '--relative', '-z', base).split('\0').filter(Boolean);
}
