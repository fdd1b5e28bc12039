import { execFileSync } from 'node:child_process';

/**
 * Returns the files that differ between where a git ref was left and the working tree, new ones among them, ignored
 * ones not.
 */
export function changedFiles(base: string, root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const forkPoint = git('merge-base', base, 'HEAD').trim();
  // Both names of a file that moved count.
  const differing = git('diff', '--name-only', '--no-renames', '-z', forkPoint);
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...differing.split('\0'), ...unknown.split('\0')].filter((file) => file !== '');
}
