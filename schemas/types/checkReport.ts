// Generated from the JSON Schemas by `npm run generate`. Do not edit.

/**
 * Output of `npm run check -- --format json`: every problem, sorted by file and by place in it. An empty list means that there is none.
 */
export type CheckReport = Problem[];

/**
 * One mistake in the content, as a maintainer reads it.
 */
export interface Problem {
  /**
   * Path of the file as shown, with forward slashes.
   */
  file: string;
  /**
   * Line in the file, counted from 1.
   */
  line: number;
  /**
   * Column in the line, counted from 1.
   */
  column: number;
  /**
   * Place in the record, for example "route.waypoints[2].lat"; empty for the whole file.
   */
  path: string;
  /**
   * Name of the rule that found it: see docs/reference/rules.md.
   */
  rule: string;
  /**
   * Description of the mistake.
   */
  message: string;
  /**
   * Suggested correction, for example "Did you mean \"moderate\"?", or null.
   */
  suggestion: string | null;
  /**
   * Errors stop a build, warnings do not.
   */
  severity: 'error' | 'warning';
}
