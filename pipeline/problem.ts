/** A place in a file, both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** One mistake in the content, as a maintainer reads it. */
export interface Problem extends Position {
  /** Path of the file as shown, with forward slashes. */
  file: string;
  /** Where in the record, for example `route.waypoints[2].lat`; empty for the whole file. */
  path: string;
  /** Name of the rule that found it. */
  rule: string;
  message: string;
  /** What to do about it, for example `Did you mean "moderate"?`, or null. */
  suggestion: string | null;
  /** Errors stop a build, warnings do not. */
  severity: 'error' | 'warning';
}

/** Orders problems by file, then by place in it. */
export function compareProblems(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || a.message.localeCompare(b.message, 'en');
}
