import type { Problem } from '#schemas/types/checkReport.ts';

export type { Problem };

/** A place in a file, both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Orders problems by file, then by place in it. */
export function compareProblems(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || a.message.localeCompare(b.message, 'en');
}
