import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

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
 * the working folder. Both use the packages that are installed now, so nothing is fetched. Throws an Error that says
 * which of them failed.
 */
export async function publishCommit(ref: string | null, { root, scratch, today }: Options): Promise<string> {
  const name = ref === null ? 'working folder' : ref;
  const out = join(scratch, 'out');
  try {
    const source = ref === null ? root : await extract(ref, root, scratch);
    const args = [...loaderOf(source), 'pipeline/cli.ts', 'data', '--out', out, '--today', today];
    await run(process.execPath, args, { cwd: source });
    return out;
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`${name} cannot be published: ${stderr || String(error)}`, { cause: error });
  }
}

/** Commits from before Node ran the pipeline as it is need tsx, which takes a second to load. */
function loaderOf(source: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return scripts?.['check']?.startsWith('tsx ') ? ['--import', 'tsx'] : [];
}

/** Paths without influence on the data: the site, the tests and the drawn pictures, three quarters of all files. */
const excludedPaths = [
  'docs',
  'public',
  'site',
  'pipeline/fixtures',
  '*.test.ts',
  'pipeline/pictures/masters/*.webp',
].map((path) => `:(exclude)${path}`);

/**
 * Extracts a commit as an archive, because a worktree would leave entries in the repository if this process is
 * killed.
 */
async function extract(ref: string, root: string, scratch: string): Promise<string> {
  const tree = join(scratch, 'tree');
  const archive = join(scratch, 'tree.tar');
  mkdirSync(tree);
  const wanted = ['--end-of-options', ref, '.', ...excludedPaths];
  await run('git', ['archive', '--format=tar', '-o', archive, ...wanted], { cwd: root });
  await run('tar', ['-xf', archive, '-C', tree]);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}
