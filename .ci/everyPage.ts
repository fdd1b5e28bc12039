/**
 * Looks at pages one after the other. A page that fails is told of and does not end the run. Resolves to the number of
 * pages that failed or that `look` resolves to false for.
 */
export async function everyPage(
  paths: readonly string[],
  look: (path: string) => Promise<boolean>,
  tell: (path: string, failure: string) => void,
): Promise<number> {
  let misses = 0;
  for (const path of paths) {
    const isWithin = await look(path).catch((error: unknown) => {
      const [failure = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      tell(path, failure);
      return false;
    });
    if (!isWithin) misses += 1;
  }
  return misses;
}
