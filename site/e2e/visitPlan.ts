/** Scope of a visit: the page alone, or the page in every size and colour scheme. */
export interface Visit {
  path: string;
  isWhole: boolean;
}

/** Records of a list share their page; every other address has one of its own. */
const kindOf = (path: string) => path.replace(/^(\/[^/]+\/).+/, '$1');

/**
 * Returns the addresses to visit, each once: the first of each kind as a whole; at night all of them. If some are named,
 * those alone, the first of each kind as a whole. The whole looks, half of which is waiting, stand between the short
 * ones, so that looks side by side share a machine.
 */
export function visitPlan(
  routes: readonly string[],
  { named, isNightly }: { named?: readonly string[]; isNightly: boolean },
): Visit[] {
  const counts = new Map<string, number>();
  const visits = routes
    .filter((path) => !named || named.includes(path))
    .flatMap((path) => {
      const before = counts.get(kindOf(path)) ?? 0;
      counts.set(kindOf(path), before + 1);
      const isVisited = named !== undefined || isNightly || before === 0;
      return isVisited ? [{ path, isWhole: isNightly || before === 0 }] : [];
    });
  const whole = visits.filter(({ isWhole }) => isWhole);
  const short = visits.filter(({ isWhole }) => !isWhole);
  const between = Math.ceil(short.length / whole.length);
  return whole.flatMap((visit, i) => [visit, ...short.slice(i * between, (i + 1) * between)]);
}
