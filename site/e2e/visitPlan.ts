/** Scope of a visit: the page alone, or the page in every size and colour scheme. */
export interface Visit {
  path: string;
  isWhole: boolean;
}

/** Records of a list share their page; every other address has one of its own. */
const kindOf = (path: string) => path.replace(/^(\/[^/]+\/).+/, '$1');

/**
 * The addresses to visit, each once: all of them unless some are named. The first of each kind is looked at as a
 * whole, and so are all of them every night. The whole looks, half of which is waiting, stand between the short ones,
 * so that those who run side by side share a machine.
 */
export function visitPlan(
  routes: readonly string[],
  { named, isNightly }: { named?: readonly string[]; isNightly: boolean },
): Visit[] {
  const kinds = new Set<string>();
  const visits = routes
    .filter((path) => !named || named.includes(path))
    .map((path) => {
      const isFirst = !kinds.has(kindOf(path));
      kinds.add(kindOf(path));
      return { path, isWhole: isFirst || isNightly };
    });
  const whole = visits.filter(({ isWhole }) => isWhole);
  const short = visits.filter(({ isWhole }) => !isWhole);
  const between = Math.ceil(short.length / whole.length);
  return whole.flatMap((visit, i) => [visit, ...short.slice(i * between, (i + 1) * between)]);
}
