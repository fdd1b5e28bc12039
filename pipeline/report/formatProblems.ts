import { existsSync, readFileSync, statSync } from 'node:fs';
import type { LoadedContent } from '../content/loadedContent.ts';
import type { Problem, Position } from '../content/problem.ts';

export const reportFormats = ['text', 'json', 'github'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** GitHub shows ten annotations of a kind and drops the rest. */
const maxAnnotations = 10;

/** Returns problems as text for people, JSON for programs or annotations for GitHub. `textOf` gives a file's source. */
export function formatProblems(
  problems: readonly Problem[],
  format: ReportFormat,
  textOf: (file: string) => string | null,
): string {
  if (format === 'json') return `${JSON.stringify(problems, null, 2)}\n`;
  if (format === 'github') return githubReport(problems);
  return `${[...problems.map((problem) => textReport(problem, textOf(problem.file))), summary(problems)].join('\n')}\n`;
}

function textReport(problem: Problem, text: string | null): string {
  const { file, line, column, severity, message, suggestion, rule } = problem;
  const frame = text === null ? '' : codeFrame(text, problem);
  const lines = [`${file}:${line}:${column}  ${severity}  ${message}  [${rule}]`, frame, suggestion ?? ''];
  return `${lines.filter((part) => part !== '').join('\n')}\n`;
}

function githubReport(problems: readonly Problem[]): string {
  const annotations = problems
    .slice(0, maxAnnotations)
    .map(({ file, line, column, severity, message, suggestion }) => {
      const text = suggestion ? `${message}\n${suggestion}` : message;
      return `::${severity} file=${escapeProperty(file)},line=${line},col=${column}::${escapeData(text)}`;
    });
  const rest = problems.slice(maxAnnotations).map(({ file, line, message }) => `${file}:${line} ${message}`);
  const more = rest.length > 0 ? [`${rest.length} more:`, ...rest] : [];
  return `${[...annotations, ...more, summary(problems)].join('\n')}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function summary(problems: readonly Problem[]): string {
  const count = (severity: Problem['severity'], word: string): string => {
    const found = problems.filter((problem) => problem.severity === severity).length;
    return `${found} ${word}${found === 1 ? '' : 's'}`;
  };
  if (problems.length === 0) return 'No problems.';
  // The first word of a message is the path to the value.
  const alike = Map.groupBy(problems, ({ rule, message, suggestion }) =>
    [rule, message.replace(/^\S+ /, ''), suggestion].join(' '),
  );
  const most = Math.max(...[...alike.values()].map(({ length }) => length));
  const hint = `\n${most} of them are the same mistake. If one replacement in many files made it, undo that: git diff shows it.`;
  return `${count('error', 'error')}, ${count('warning', 'warning')}.${most < 10 ? '' : hint}`;
}

/**
 * Returns the line at fault with one line of context on each side and a caret below the column; '' beyond the text.
 */
export function codeFrame(text: string, { line, column }: Position): string {
  const lines = text.split(/\r?\n/);
  if (line > lines.length) return '';
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const source = (lines[number - 1] ?? '').slice(0, 160);
    const mark = number === line ? '>' : ' ';
    frame.push(`${mark} ${String(number).padStart(width)} | ${source}`.trimEnd());
    if (number === line) frame.push(`  ${' '.repeat(width)} | ${' '.repeat(Math.min(column, 160) - 1)}^`);
  }
  return frame.join('\n');
}

/** Largest file of which a code frame is shown, in bytes. */
const maxBytes = 1_000_000;

/** Looks up the source of a file by the path shown in problems, also of a file that could not be parsed. */
export function sourceTexts(loaded: LoadedContent): (file: string) => string | null {
  const texts = new Map(loaded.files.map(({ path, text }) => [path, text]));
  return (file) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const isSmallFile = existsSync(file) && statSync(file).isFile() && statSync(file).size <= maxBytes;
    return isSmallFile ? readFileSync(file, 'utf8') : null;
  };
}
