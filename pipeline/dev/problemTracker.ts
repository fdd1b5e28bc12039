import type { Problem } from '../content/problem.ts';

/** Tells what is new at each save: every error, and the warnings that did not stand at the save before. */
export function createProblemTracker(): (problems: readonly Problem[]) => Problem[] {
  let said = new Set<string>();
  return (problems) => {
    const news = problems.filter((problem) => problem.severity === 'error' || !said.has(keyOf(problem)));
    said = new Set(problems.filter(({ severity }) => severity === 'warning').map(keyOf));
    return news;
  };
}

/** A warning stays the same when lines above it come and go. */
const keyOf = ({ file, rule, path, message }: Problem) => JSON.stringify([file, rule, path, message]);
