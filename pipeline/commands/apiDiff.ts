import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { diffPublished } from '../apiDiff/diffPublished.ts';
import { publishCommit } from '../apiDiff/publishCommit.ts';
import { parseOptions, todayFrom, UsageError } from './options/options.ts';

/**
 * `api:diff --base REF [--format text|markdown]`: what the working folder changes in the published files. Exit code 0
 * for any difference, because people decide.
 */
export async function apiDiff(args: string[]): Promise<number> {
  const { base, format = 'text' } = parseOptions(args, { options: ['base', 'format'] });
  if (base === undefined) throw new UsageError('--base is missing: a branch, tag or commit');
  if (format !== 'text' && format !== 'markdown')
    throw new UsageError(`--format must be "text" or "markdown" (got "${format}")`);
  const scratch = mkdtempSync(join(tmpdir(), 'api-diff-'));
  try {
    const today = todayFrom(undefined)('UTC');
    const publish = (side: string, ref: string | null) => {
      const folder = join(scratch, side);
      mkdirSync(folder);
      return publishCommit(ref, { root: resolve('.'), scratch: folder, today });
    };
    const [before, after] = await Promise.all([publish('base', base), publish('head', null)]);
    process.stdout.write(diffPublished(before, after, format));
    return 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
