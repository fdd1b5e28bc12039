import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatMeasurements } from '../bench/measure.ts';
import { runBench } from '../bench/runBench.ts';
import { parseOptions } from './options/parseOptions.ts';
import { UsageError } from './options/usageError.ts';

/** `bench [--trails N]`: builds a generated corpus in a temporary folder and prints what each stage took. */
export async function bench(args: string[]): Promise<number> {
  const { trails: word = '5000' } = parseOptions(args, { options: ['trails'] });
  const trails = Number(word);
  if (!Number.isInteger(trails) || trails < 1 || trails > 100_000) {
    throw new UsageError(`--trails must be a number from 1 to 100000 (got "${word}")`);
  }
  const root = resolve(import.meta.dirname, '../..');
  // Within the project: the bundles of the site load packages.
  const cacheDir = join(root, '.cache');
  mkdirSync(cacheDir, { recursive: true });
  const dir = mkdtempSync(join(cacheDir, 'bench-'));
  try {
    const measurements = await runBench({
      trails,
      events: 2000,
      dir,
      smallGuide: join(root, 'pipeline/fixtures/content'),
      site: { module: join(root, 'site/build/buildSite.ts'), cache: join(dir, 'cache') },
    });
    console.log(`${trails} trails\n${formatMeasurements(measurements)}`);
    return 0;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
