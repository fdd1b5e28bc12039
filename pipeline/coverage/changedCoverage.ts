import { markdownTable } from '../reference/markdownTable.ts';
import type { Content } from '../content/checkedContent.ts';
import { factsIn } from '../validate/factsIn.ts';

/** Returns a Markdown table of how well the figures of some files are sourced; a sentence if they hold none. */
export function changedCoverage(content: Content, files: readonly string[]): string {
  const rows = files.flatMap((name) => {
    const facts = factsIn(content).filter(({ file }) => file.path === name);
    if (facts.length === 0) return [];
    const count = (status: string) => String(facts.filter((fact) => fact.status === status).length);
    const never = String(facts.filter(({ verifiedOn }) => verifiedOn === null).length);
    return [[name, count('official'), count('secondary'), count('unverified'), never]];
  });
  const heading = '### How the changed records are sourced';
  if (rows.length === 0) return `${heading}\n\nNo changed file holds figures.\n`;
  const head = ['file', 'official', 'secondary', 'unverified', 'never looked at'];
  return `${heading}\n\n${markdownTable(head, rows)}\n`;
}
