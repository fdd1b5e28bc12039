import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../commands/options/options.ts';

const run = promisify(execFile);

interface Options {
  /** The repository. */
  root: string;
  /** Folder that is there and may be filled. */
  scratch: string;
  /** Calendar date that counts as today for both sides, YYYY-MM-DD. */
  today: string;
}

/**
 * Writes what a commit publishes, with its own pipeline and content, and returns the folder. A `ref` of null stands for
 * the working folder. Both use the packages that are installed now. Throws an Error that says which of them failed.
 */
export async function publishCommit(ref: string | null, { root, scratch, today }: Options): Promise<string> {
  const out = join(scratch, 'out');
  try {
    const source = ref === null ? root : await extract(ref, root, scratch);
    await run(process.execPath, ['pipeline/cli.ts', 'data', '--out', out, '--today', today], { cwd: source });
    return out;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`${ref ?? 'working folder'} cannot be published: ${stderr || String(error)}`, {
      cause: error,
    });
  }
}

/** Extracts a commit as an archive, because a killed process would leave a worktree behind. */
async function extract(ref: string, root: string, scratch: string): Promise<string> {
  try {
    await run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], {
      cwd: root,
    });
  } catch (cause) {
    throw new UsageError(
      `--base must be a branch, tag or commit of this checkout, for example origin/main (got "${ref}")`,
      { cause },
    );
  }
  const tree = join(scratch, 'tree');
  const archive = join(scratch, 'tree.tar');
  mkdirSync(tree);
  // The site and the drawn pictures are three quarters of all bytes and say nothing about the data.
  const wanted = [
    '--end-of-options',
    ref,
    '.',
    ':(exclude)site',
    ':(exclude)pipeline/pictures/masters/*.webp',
  ];
  await run('git', ['archive', '--format=tar', '-o', archive, ...wanted], { cwd: root });
  await run('tar', ['-xf', archive, '-C', tree]);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}
