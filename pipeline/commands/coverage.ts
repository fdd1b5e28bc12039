import { resolve } from 'node:path';
import { execFileSync } from 'node:child_process';
import { changedCoverage } from '../coverage/changedCoverage.ts';
import { contentCoverage } from '../coverage/contentCoverage.ts';
import { dueSteps } from '../coverage/dueSteps.ts';
import { formatCoverage } from '../coverage/formatCoverage.ts';
import { formatDue } from '../coverage/formatDue.ts';
import { derive } from '../derive/derive.ts';
import { loadContent } from '../load/loadContent.ts';
import { validContent } from '../validate/validContent.ts';
import { parseOptions } from './options/parseOptions.ts';
import { todayFrom } from './options/todayFrom.ts';
import { UsageError } from './options/usageError.ts';

/**
 * `coverage [--content DIR] [--today DATE] [--changed REF | --due [--pages N]]`: how much content there is and how well
 * it is sourced, as Markdown tables; with `--changed` only of the files that differ from where a branch left REF; with
 * `--due` the list of what to look up.
 */
export async function coverage(args: string[]): Promise<number> {
  const options = parseOptions(args, { options: ['content', 'today', 'changed', 'pages'], flags: ['due'] });
  if (options.pages !== undefined && !options.due) throw new UsageError('--pages needs --due');
  const most = pagesOf(options.pages);
  const today = todayFrom(options.today);
  const content = validContent(loadContent(resolve(options.content ?? 'content')), today);
  if (options.changed !== undefined) {
    process.stdout.write(changedCoverage(content, filesSince(options.changed)));
    return 0;
  }
  const day = today(content.site.data.timeZone);
  if (options.due) {
    process.stdout.write(formatDue(dueSteps(content, day), day, most));
    return 0;
  }
  const lists = derive(content, { today: day, relief: [] });
  process.stdout.write(formatCoverage(contentCoverage(content, lists, day)));
  return 0;
}

function pagesOf(option: string | undefined): number | undefined {
  if (option === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(option))
    throw new UsageError(`--pages must be a number from 1 on (got "${option}")`);
  return Number(option);
}

/**
 * Returns the files below the working folder that differ from where this branch left another, as problems name them.
 */
function filesSince(ref: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const base = git('merge-base', 'HEAD', ref).trim();
  return git('diff', '--name-only', '--relative', '-z', base).split('\0').filter(Boolean);
}
