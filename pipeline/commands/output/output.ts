import type { BuildResult } from '../../build.ts';
import { withPath } from '../../files/files.ts';
import { formatProblems, sourceTexts } from '../../report/formatProblems.ts';

const noRight = 'permission denied';

/** Why a file could not be written, and what helps; by the code and the words of the system. */
const refusals: [code: string, words: string, reason: string, help: string][] = [
  ['ENOSPC', 'No space left on device', 'the disk is full', 'make room and run the command again'],
  ['EDQUOT', 'Disk quota exceeded', 'your disk quota is full', 'make room and run the command again'],
  ['EROFS', 'Read-only file system', 'the disk is read-only', 'name another folder, or mount it for writing'],
  ['EACCES', 'Permission denied', noRight, 'change its permissions, or choose another folder'],
  ['ENOTDIR', 'Not a directory', 'part of the path is a file', 'name another folder'],
  ['EEXIST', 'File exists', 'a file has its name', 'name another folder'],
  ['ENAMETOOLONG', 'File name too long', 'its name is too long', 'name another folder'],
  ['ELOOP', 'Too many levels of symbolic links', 'the symbolic links form a loop', 'name another folder'],
  ['EPERM', 'Operation not permitted', noRight, 'change its permissions, or choose another folder'],
];

/** Matches the ENOENT that the system reports where no folder can be made, such as in /proc. */
const noFolder = /^ENOENT: [^,\n]+, mkdir '([^'\n]+)'/;

/** Calls by which files are written. Others are refused by the same codes: a port below 1024, one more file to watch. */
const writingCall =
  /^(open|write|mkdir|mkdtemp|rename|link|symlink|copyfile|unlink|rmdir|rm|utime|futime|ftruncate|fsync|chmod)$/;

/** `ENOSPC: no space left on device, link '/from' -> '/to'`, as Node tells it, with its paths. */
const nodeWords = /\b(E[A-Z]+): [^,\n]+, (\w+)(?: '([^'\n]+)')?(?: -> '([^'\n]+)')?/;

/** The same in the words of the library that writes pictures, and of the bundler. */
const otherWords = [
  /^(.+): (?:write error|unable to open for write)\nsystem error: (.+)/,
  /\bFailed to write file in (.+)\s+Caused by:\s+(.+?) \(os error/,
];

/** Describes an error of the disk, a folder or the network in one sentence. Returns null for every other error. */
export function describeSystemError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (isOffline(error))
    return 'You are offline, or the host cannot be reached: connect and run the command again.';
  return refusalOf(error) ?? describeSystemError(error.cause);
}

function isOffline(error: NodeJS.ErrnoException): boolean {
  return ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH'].includes(error.code ?? '');
}

function refusalOf({ message }: Error): string | null {
  const [, folder] = noFolder.exec(message) ?? [];
  if (folder !== undefined)
    return `${folder} could not be written: no folder can be created there. Choose another folder.`;
  const [, code = '', call = '', from, to] = nodeWords.exec(message) ?? [];
  const [, path, words] =
    otherWords.map((pattern) => pattern.exec(message)).find((match) => match !== null) ?? [];
  const refusal = refusals.find((each) => each[0] === code || each[1] === words);
  // A path that cannot be written is looked at before.
  const isPath = call === 'stat' && (code === 'ENAMETOOLONG' || code === 'ELOOP');
  if (!refusal || (code !== '' && !isPath && !writingCall.test(call))) return null;
  // A command that never overwrites a file says so itself.
  if (code === 'EEXIST' && call === 'open') return null;
  const [, , reason, help] = refusal;
  // A file that may not be opened may have been opened for reading.
  const verb = call === 'open' && reason === noRight ? 'opened' : 'written';
  return `${path ?? to ?? from ?? 'A file'} could not be ${verb} because ${reason}: ${help}.`;
}

/**
 * Reports once, and calls `onLoss`, if the output of a command cannot be written, for example to a file on a full disk.
 * The command goes on. A reader that closes its end, such as `head`, is no failure.
 */
export function watchOutput(output: NodeJS.WritableStream, onLoss: () => void): void {
  let isLost = false;
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (isLost || error.code === 'EPIPE') return;
    isLost = true;
    const reason = withPath(error, 'What this command prints');
    console.error(describeSystemError(reason) ?? error.message);
    onLoss();
  });
}

/** Runs a step, and names a file in the error that it throws. */
export function withFileName<T>(path: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Error(`${path}: ${error.message}`, { cause: error });
  }
}

/** Prints what a build found or wrote. Returns the exit code. */
export function reportBuild({ loaded, problems, out }: BuildResult): number {
  if (problems.length > 0) process.stderr.write(formatProblems(problems, 'text', sourceTexts(loaded)));
  if (out === null) {
    console.error('No files were written.');
    return 1;
  }
  console.log(`Written to ${out}`);
  return 0;
}

const width = 30;

/** Shows how far a long piece of work is, as a bar on a terminal and once at the end elsewhere. */
export function showProgress(what: string): (done: number, total: number) => void {
  return (done, total) => {
    if (process.stdout.isTTY) {
      const filled = Math.round((done / total) * width);
      process.stdout.write(
        `\r${what.padEnd(8)} [${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done}/${total}`,
      );
      if (done === total) process.stdout.write('\n');
    } else if (done === total) {
      console.log(`${what}: ${total}`);
    }
  };
}
