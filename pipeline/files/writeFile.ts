import { writeFileSync, type WriteFileOptions } from 'node:fs';

/** Writes a file. Where the disk is full the failure names it, which the system's own does not. */
export function writeFile(file: string, data: string | Buffer, options?: WriteFileOptions): void {
  try {
    writeFileSync(file, data, options);
  } catch (error) {
    throw withPath(error, file);
  }
}

/**
 * Adds the path to the message of a failed write, as Node does for all other errors. The message then keeps it on the
 * way between processes.
 */
export function withPath(error: unknown, path: string): unknown {
  if (error instanceof Error && /^E[A-Z]+: [^']+, write$/.test(error.message)) error.message += ` '${path}'`;
  return error;
}
