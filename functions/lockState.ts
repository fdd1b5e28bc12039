import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes a folder of the local runtime for this process until it ends, and returns null. When another process has it,
 * returns a sentence that says so, because two runtimes that write to one database make each other lose sign-ups.
 */
export function lockState(folder: string): string | null {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'serve.pid');
  if (!create(file)) {
    const holder = readFileSync(file, 'utf8').trim();
    if (isRunning(holder)) {
      return `The guide is served already: process ${holder} uses ${folder}. Stop it, or set LARCH_STATE to another folder. If that process is another program, delete ${file}.`;
    }
    // It was killed before it could clean up.
    rmSync(file, { force: true });
    if (!create(file)) return lockState(folder);
  }
  process.on('exit', () => rmSync(file, { force: true }));
  return null;
}

/** Creates the file with this process in it; false when it is there. */
function create(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(holder: string): boolean {
  // Its process has made the file and not written to it yet.
  if (!/^[1-9]\d*$/.test(holder)) return true;
  const pid = Number(holder);
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
