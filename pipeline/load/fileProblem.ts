import type { FileRule } from './fileRules.ts';
import type { Position, Problem } from '../content/problem.ts';

const start: Position = { line: 1, column: 1 };

/** Returns a problem with a file as such (encoding, syntax, name), found while it was read. */
export function fileProblem(
  file: string,
  rule: FileRule,
  message: string,
  suggestion: string | null = null,
  at: Position = start,
): Problem {
  return { file, ...at, path: '', rule, message, suggestion, severity: 'error' };
}
