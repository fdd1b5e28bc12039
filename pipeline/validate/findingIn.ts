import type { CheckedContent } from '../content/checkedContent.ts';
import type { ContentFile, KeyPath } from '../content/loadedContent.ts';
import type { Position, Problem } from '../content/problem.ts';

/** A problem before it has the name of the rule that found it. */
export type Finding = Omit<Problem, 'rule'>;

export interface Fault {
  message: string;
  suggestion?: string | null;
  severity?: Problem['severity'];
  /** Part that the problem points at; the value by default. */
  target?: 'key' | 'value';
  /** Text that is at fault, for a closer position inside the value or the body. */
  snippet?: string;
  /** Folder to mend in place of the value. */
  folder?: string;
}

/** Returns a finding with its line, in one value of a content file, or without a path in the body below the front matter. */
export function findingIn(file: ContentFile, path: KeyPath | null, fault: Fault): Finding {
  const { message, suggestion = null, severity = 'error', target = 'value', snippet, folder } = fault;
  if (folder !== undefined)
    return { file: folder, line: 1, column: 1, path: '', message, suggestion, severity };
  const start = path ? file.locate(path, target) : { line: file.body?.line ?? 1, column: 1 };
  const position = snippet === undefined ? start : positionOf(file.text, snippet, start);
  return { file: file.path, ...position, path: pathName(path ?? ['body']), message, suggestion, severity };
}

/** Returns a finding as a problem of a rule. */
export function problemOf(rule: string, { file, line, column, path, ...rest }: Finding): Problem {
  return { file, line, column, path, rule, ...rest };
}

/** `route.waypoints[2].lat`. */
export function pathName(path: KeyPath): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}

/**
 * Returns the position of the first occurrence of a snippet at or after a position; that position itself when there
 * is none.
 */
export function positionOf(text: string, snippet: string, from: Position): Position {
  const lines = text.split('\n');
  const before = lines.slice(0, from.line - 1).join('\n').length + (from.line > 1 ? 1 : 0);
  const offset = text.indexOf(snippet, before + from.column - 1);
  if (offset === -1) return from;
  const upTo = text.slice(0, offset).split('\n');
  return { line: upTo.length, column: (upTo.at(-1)?.length ?? 0) + 1 };
}

/** A condition on the whole content, beyond the shape of a single record. */
export interface Rule {
  name: string;
  /** The requirement and its reason, in a sentence or two. */
  description: string;
  /** True if content/exceptions.yaml may excuse a value. Never for values that later stages and the site rely on. */
  canBeExcused: boolean;
  /** Throws nothing. `today` is the calendar date in the park, YYYY-MM-DD. */
  check: (content: CheckedContent, today: string) => Finding[];
}
