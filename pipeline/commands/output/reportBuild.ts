import type { BuildResult } from '../../build.ts';
import { formatProblems, sourceTexts } from '../../report/formatProblems.ts';

/** Prints what a build found or wrote. Returns the exit code. */
export function reportBuild({ loaded, problems, out }: BuildResult): number {
  if (problems.length > 0) process.stderr.write(formatProblems(problems, 'text', sourceTexts(loaded)));
  if (out === null) {
    console.error('Nothing was written.');
    return 1;
  }
  console.log(`Written to ${out}`);
  return 0;
}
