import type { Problem } from '../content/problem.ts';

/** Returns a function that picks the problems to print at each save: every error, and the warnings that are new. */
export function createProblemTracker(): (problems: readonly Problem[]) => Problem[] {
  let printed = new Set<string>();
  return (problems) => {
    const toPrint = problems.filter(
      (problem) => problem.severity === 'error' || !printed.has(keyOf(problem)),
    );
    printed = new Set(problems.filter(({ severity }) => severity === 'warning').map(keyOf));
    return toPrint;
  };
}

/**
 * Returns the key of a problem. It leaves out the line, because a warning stays the same if lines above it come and
 * go.
 */
const keyOf = ({ file, rule, path, message }: Problem) => JSON.stringify([file, rule, path, message]);
