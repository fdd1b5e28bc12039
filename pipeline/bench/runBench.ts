import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { derive } from '../derive/derive.ts';
import { publishedFiles } from '../emit/publishedFiles.ts';
import { writeFiles } from '../emit/writeFiles.ts';
import { openKnownFiles } from '../load/knownFiles.ts';
import { loadContent } from '../load/loadContent.ts';
import { pictureColors } from '../pictureColors.ts';
import { validateContent } from '../validate/validateContent.ts';
import { type Measurement, measure, measureProgram } from './measure.ts';
import { writeCorpus } from './writeCorpus.ts';

interface BenchOptions {
  trails: number;
  /** Folder to work in. */
  dir: string;
  /** Content folder of a small guide, to which the trails are added. */
  smallGuide: string;
  /** Program and arguments that write the static site, or null to measure the data alone. */
  siteCommand: readonly [string, ...string[]] | null;
}

const today = (): string => '2026-11-20';

/** Measures every stage of a build of a generated corpus, and a check after one edit. Pictures are not among them. */
export async function runBench({
  trails,
  dir,
  smallGuide,
  siteCommand,
}: BenchOptions): Promise<Measurement[]> {
  const content = join(dir, 'content');
  const data = join(dir, 'data');
  const site = join(dir, 'site');
  writeCorpus(content, smallGuide, trails);
  const known = openKnownFiles(null);

  const load = await measure('load', trails, () => loadContent(content, known));
  const validate = await measure('validate', trails, () => validateContent(load.outcome, today, known));
  const checked = validate.outcome.content;
  if (!checked) throw new Error(validate.outcome.problems[0]?.message ?? 'the corpus has problems');
  const derived = await measure('derive', trails, () => derive(checked, { today: today(), pictureColors }));
  const emit = await measure('emit data files', trails, () =>
    writeFiles(data, publishedFiles(derived.outcome)),
  );

  appendFileSync(join(content, 'trails/generated-00001.yaml'), '# edited\n');
  const again = await measure('check again after one edit', trails, () =>
    validateContent(loadContent(content, known), today, known),
  );
  const measurements = [load, validate, derived, emit, again].map(({ measurement }) => measurement);
  if (!siteCommand) return measurements;
  mkdirSync(site, { recursive: true });
  const env = { LARCH_PUBLISHED: data, LARCH_SITE_OUT: site };
  const pages = derived.outcome.routes.length;
  return [...measurements, await measureProgram('bundle and prerender', pages, siteCommand, env)];
}
