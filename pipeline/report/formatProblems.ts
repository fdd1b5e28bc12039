import type { Problem } from '../content/problem.ts';
import { codeFrame } from './codeFrame.ts';

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
  return problems.length === 0
    ? 'No problems.'
    : `${count('error', 'error')}, ${count('warning', 'warning')}.`;
}
