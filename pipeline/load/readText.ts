import { readFileSync, statSync } from 'node:fs';
import type { Problem } from '../content/problem.ts';
import { fileProblem } from './fileProblem.ts';
import type { Explanation } from './yaml/yamlLine.ts';

/** Longest record or guide that is read; ten times the longest that makes sense. */
const maxBytes = 1_000_000;

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns the text of a file, without a byte order mark, or the problem that makes it unreadable. `limit` is the
 * largest size in bytes.
 */
export function readText(file: string, shown: string, limit = maxBytes): string | Problem {
  const entry = statSync(file, { throwIfNoEntry: false });
  if (!entry)
    return fileProblem(
      shown,
      'file-missing',
      'there is no such file',
      'Look for a typing mistake in its name.',
    );
  if (!entry.isFile()) {
    return fileProblem(
      shown,
      'file-unexpected',
      'there is a folder in place of a file',
      'Rename it or move it away.',
    );
  }
  const { size } = entry;
  if (size > limit) {
    const message = `the file is ${(size / 1e6).toFixed(1)} MB, more than the ${limit / 1e6} MB a file may have`;
    return fileProblem(shown, 'file-size', message, 'Cut it down, or divide it into several files.');
  }
  let text: string;
  try {
    text = decoder.decode(readFileSync(file));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return fileProblem(
      shown,
      'file-encoding',
      'the file is not UTF-8 text',
      'Save it with the encoding UTF-8.',
    );
  }
  if (text.includes('\0'))
    return fileProblem(
      shown,
      'file-encoding',
      'the file contains NUL bytes',
      'Save it as text with the encoding UTF-8.',
    );
  if (/\r(?!\n)/.test(text))
    return fileProblem(
      shown,
      'file-encoding',
      'the file ends lines with bare carriage returns (CR), so programs take many lines for one',
      'Save it with line ends of the kind LF (Unix).',
    );
  if (!/\S/.test(text))
    return fileProblem(shown, 'file-empty', 'the file is empty', 'Fill it in, or remove it.');
  return text;
}

/** Returns the first mark of an unfinished merge, or null. */
export function mergeMark(text: string): Explanation | null {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return null;
  const line = text.split('\n').findIndex((words) => /^(<{7}|>{7})( |\r?$)/.test(words));
  if (line === -1) return null;
  return {
    line: line + 1,
    column: 1,
    message: 'unresolved merge conflict',
    suggestion: 'Keep the right lines, and remove those that begin with <<<<<<<, ======= and >>>>>>>.',
  };
}
