import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { diffPublished } from '../apiDiff/diffPublished.ts';
import { diffFormats, formatDiff } from '../apiDiff/formatDiff.ts';
import { publishCommit } from '../apiDiff/publishCommit.ts';
import { readPublishedFolder } from '../apiDiff/publishedFolder.ts';
import { orList } from '../validate/describeError.ts';
import { parseOptions } from './options/parseOptions.ts';
import { todayFrom } from './options/todayFrom.ts';
import { UsageError } from './options/usageError.ts';

/**
 * `api:diff --base REF [--head REF] [--format text|markdown]`: what a change does to the published files; the head is
 * the working folder unless told. Exit code 0 for any difference, because people decide.
 */
export async function apiDiff(args: string[]): Promise<number> {
  const options = parseOptions(args, { options: ['base', 'head', 'format'] });
  const format = diffFormats.find((name) => name === (options.format ?? 'text'));
  if (options.base === undefined) throw new UsageError('--base is missing: a branch, tag or commit');
  if (!format) throw new UsageError(`--format must be ${orList(diffFormats)} (got "${options.format}")`);
  const scratch = mkdtempSync(join(tmpdir(), 'api-diff-'));
  try {
    const publish = async (side: string, ref: string | null) => {
      const folder = join(scratch, side);
      mkdirSync(folder);
      const root = resolve('.');
      return readPublishedFolder(
        await publishCommit(ref, { root, scratch: folder, today: todayFrom(undefined)('UTC') }),
      );
    };
    const [before, after] = await Promise.all([
      publish('base', options.base),
      publish('head', options.head ?? null),
    ]);
    process.stdout.write(formatDiff(diffPublished(before, after), format));
    return 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
