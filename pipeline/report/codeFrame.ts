import type { Position } from '../content/problem.ts';

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
