import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns the day of the last commit that touched each file below a folder, YYYY-MM-DD by its path there, files of
 * former days among them. Empty where git cannot tell: without git, outside of a repository, and in a shallow clone,
 * whose oldest commit seems to have written everything.
 */
export async function lastCommits(dir: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: dir, maxBuffer: 2 ** 28 })).stdout;
  try {
    const [shallow, log] = await Promise.all([
      git('rev-parse', '--is-shallow-repository'),
      git(
        '-c',
        'log.showSignature=false',
        'log',
        '--no-renames',
        '--name-only',
        '-z',
        '--relative',
        ...format,
      ),
    ]);
    return shallow.trim() === 'false' ? newestDays(log) : new Map();
  } catch {
    return new Map();
  }
}

/** The day of a commit in its own time zone, behind a sign that no file name begins with. */
const format = ['--format=%x01%cs', '--', '.'];

function newestDays(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const word of log.split('\0').map((part) => part.replace(/^\n/, ''))) {
    if (word.startsWith('\u0001')) day = word.slice(1);
    else if (word !== '' && day > (days.get(word) ?? '')) days.set(word, day);
  }
  return days;
}
