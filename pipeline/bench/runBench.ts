import { appendFileSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { derive } from '../derive/derive.ts';
import type { ManifestEntry } from '../files/manifest.ts';
import { startSiteProgram } from '../emit/siteProgram.ts';
import { writeData } from '../emit/writeData.ts';
import { loadContent } from '../load/loadContent.ts';
import { validateContent } from '../validate/validateContent.ts';
import { type Measurement, measure, measureProcess, startProgram } from './measure.ts';
import { importFeed } from './importFeed.ts';
import { writeCorpus } from './writeCorpus.ts';

interface BenchOptions {
  trails: number;
  /** Events of the feed that is imported. */
  events: number;
  /** Folder to work in. */
  dir: string;
  /** Content folder of a small guide, to which the trails are added. */
  smallGuide: string;
  /** Module that writes the static site, and a folder within the project for its caches; null measures the data alone. */
  site: { module: string; cache: string } | null;
}

const today = (): string => '2026-11-20';

const edit = (content: string): void =>
  appendFileSync(join(content, 'trails/generated-00001.yaml'), '# edited\n');

/**
 * Measures every stage of a build of a generated corpus and a whole build after one edit. Pictures are not
 * among them.
 */
export async function runBench({
  trails,
  events,
  dir,
  smallGuide,
  site,
}: BenchOptions): Promise<Measurement[]> {
  const content = join(dir, 'content');
  const data = join(dir, 'data');
  writeCorpus(content, smallGuide, trails);

  const load = await measure('load', trails, () => loadContent(content));
  const validate = await measure('validate', trails, () => validateContent(load.outcome, today));
  const checked = validate.outcome.content;
  if (!checked) throw new Error(validate.outcome.problems[0]?.message ?? 'the corpus has problems');
  const derived = await measure('derive', trails, () => derive(checked, { today: today() }));
  const emit = await measure('emit data files', trails, () => writeData(derived.outcome, data));

  const guide = join(dir, 'guide');
  cpSync(smallGuide, guide, { recursive: true });
  const imported = await measure('import a feed of events', events, () => importFeed(guide, events, today()));
  if (imported.outcome.feeds[0]?.kept !== events) throw new Error('not every event was imported');
  const measurements = [load, validate, derived, emit, imported].map(({ measurement }) => measurement);
  if (!site) return measurements;
  const pages = derived.outcome.routes.length;
  const files = emit.outcome.map(({ entry }) => entry);
  return [...measurements, ...(await measureSite({ content, data, files, dir, site, pages }))];
}

interface SiteBench {
  content: string;
  data: string;
  /** Files of the build. */
  files: ManifestEntry[];
  dir: string;
  site: { module: string; cache: string };
  pages: number;
}

async function measureSite({ content, data, files, dir, site, pages }: SiteBench): Promise<Measurement[]> {
  const out = join(dir, 'site');
  mkdirSync(out);
  const bundle = await measureProcess('bundle and prerender', pages, () => {
    const program = startSiteProgram({ module: site.module, args: [site.cache] });
    void program.send({ published: data, files, out });
    return { pid: program.pid, ended: program.files };
  });
  const dist = join(dir, 'dist');
  const build = () =>
    startProgram([join(import.meta.dirname, 'buildOnce.ts'), content, dist, site.module, site.cache]);
  await build().ended;
  edit(content);
  return [bundle, await measureProcess('one edit, then the whole build', pages, build)];
}
