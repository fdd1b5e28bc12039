import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { AuthoredSite } from '#schemas/types/authored.ts';
import { distancesAlong } from '../pipeline/geometry/line.ts';
import { scriptOptions } from './scriptOptions.ts';

/*
 * Measures how long a maintainer waits, and with --trails how the pipeline grows with the number of records. Figures
 * mean something on a quiet machine, and on the same processors: both are printed first.
 */
const usage = `Usage: npm run bench -- [--trails N]
Prints seconds, rate and peak memory of a check, a first build, and a build after an edit of the content;
with --trails, of the same for the guide of the tests with N generated trails, without pictures.`;

const root = join(import.meta.dirname, '..');
const { trails: word } = scriptOptions(usage, { options: { trails: { type: 'string' } } }).values;
const trails = Number(word ?? 0);
if (!Number.isInteger(trails) || trails < 0 || trails > 100_000) {
  console.error(`--trails must be a whole number up to 100000 (got "${word}")\n${usage}`);
  process.exit(2);
}

/** Returns the resident memory of a process and of those that it started, in MB; 0 where the system does not tell. */
function memoryOf(pid: number | undefined): number {
  try {
    const kilobytes = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}

const printRow = (cells: string[]) =>
  console.log(
    cells
      .map((cell, n) => (n === 0 ? cell.padEnd(34) : cell.padStart(16)))
      .join('')
      .trimEnd(),
  );

/** Runs Node with arguments as one stage, and prints its row. Throws an Error if the program fails. */
async function measure(stage: string, count: () => string[], args: string[]): Promise<void> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid))), 50);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${stage}: ${args.join(' ')} ended with exit code ${String(code)}`);
  const seconds = (performance.now() - start) / 1000;
  const [number = '0', unit = ''] = count();
  const memory = peak > 0 ? `${Math.round(peak)} MB` : '';
  printRow([stage, `${seconds.toFixed(2)} s`, `${Math.round(Number(number) / seconds)} ${unit}/s`, memory]);
}

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending)).length;

/** A build without pictures: to draw thousands of them takes hours and says nothing of the rest. */
const buildWithoutPictures = (content: string, out: string) => `
  import { build } from ${JSON.stringify(join(root, 'pipeline/build.ts'))};
  const { problems, out } = await build({
    content: ${JSON.stringify(content)},
    out: ${JSON.stringify(out)},
    today: () => '2026-11-20',
    site: { module: ${JSON.stringify(join(root, 'site/build/buildSite.ts'))} },
    emitPictures: () => Promise.resolve([]),
  });
  if (!out) throw new Error(problems[0]?.message ?? 'the content has problems');
`;

/** Measures a check, a build without a bundle, and one after an edit of an activity. */
async function benchContent(content: string, out: string, build: string[]): Promise<void> {
  const records = () => [String(filesIn(content, '.yaml')), 'records'];
  const pages = () => [String(filesIn(out, '.html')), 'pages'];
  await measure('check', records, ['pipeline/cli.ts', 'check', '--content', content]);
  rmSync(join(root, '.cache/site'), { recursive: true, force: true });
  await measure('first build', pages, build);
  const folder = join(content, 'activities');
  const file = join(folder, readdirSync(folder).find((name) => name.endsWith('.yaml')) ?? '');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: /m, 'name: Edited '));
  await measure('content edit, then build', pages, build);
}

/** Points of every generated track. */
const pointCount = 120;

/** Adds generated trails with a recorded track each to a content folder. */
function addTrails(content: string, count: number): void {
  const site = parse(readFileSync(join(content, 'site.yaml'), 'utf8')) as AuthoredSite;
  mkdirSync(join(content, 'routes'), { recursive: true });
  for (let n = 1; n <= count; n += 1) {
    const slug = `generated-${String(n).padStart(5, '0')}`;
    const points = trackOf(n, site.region);
    const coordinates = points.map(({ lat, lng, elevation }) => [lng, lat, elevation]);
    const geoJson = JSON.stringify({ type: 'LineString', coordinates }).replaceAll('],[', '],\n[');
    writeFileSync(join(content, 'routes', `${slug}.geojson`), `${geoJson}\n`);
    writeFileSync(join(content, 'trails', `${slug}.yaml`), trailOf(n, slug, points, site.locations[0]));
  }
}

const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** Returns a winding line within a region, another for every number. */
function trackOf(n: number, { south, west, north, east }: AuthoredSite['region']) {
  const lat = south + (north - south) * (0.1 + ((n * 37) % 700) / 1000);
  const lng = west + (east - west) * (0.1 + ((n * 53) % 1500) / 2000);
  return Array.from({ length: pointCount }, (_, index) => ({
    lat: round(lat + index * 0.0004),
    lng: round(lng + Math.sin(index / 6 + n) * 0.002),
    elevation: round(1400 + index * 4 + Math.sin(index / 3) * 12),
  }));
}

function trailOf(
  n: number,
  slug: string,
  points: ReturnType<typeof trackOf>,
  area: AuthoredSite['locations'][number] | undefined,
): string {
  const [start] = points;
  const km = Math.round((distancesAlong(points).at(-1) ?? 0) * 10) / 10;
  const text = 'A generated walk whose text is as long as a real one, with a turn, a view and a bench. ';
  return `name: Generated walk ${n}
description: Generated walk number ${n}, which does not exist.
town: ${area?.id}
location: ${area?.label}, place ${n}
coordinates: { lat: ${start?.lat}, lng: ${start?.lng}, source: illustrative, status: unverified }
about: |-
  ${text.repeat(4)}

  - Level at first
  - **Steep** after that, see [the map](/map)
difficulty: ${['easy', 'moderate', 'hard'][n % 3]}
trailType: point-to-point
distance: '${km} km one way'
distanceKm: ${km}
duration: 2 hours
durationMinutes: 120
elevationGain: '480 m'
elevationGainM: 480
features: [A turn, A view, A bench]
hazards: [Rain]
bestMonths: [june, july]
winterAccessible: false
avalancheTerrain: { class: none, source: illustrative, status: unverified }
route: { accuracy: recorded, source: Generated, file: ${slug}.geojson }
scene: { subject: trail, light: noon, season: summer }
alt: 'Drawing: generated walk number ${n}.'
provenance: { source: illustrative, status: unverified, verifiedOn: null }
`;
}

const dir = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const [processor] = cpus();
  console.log(`${cpus().length} processors: ${processor?.model ?? 'unknown'}`);
  console.log(`Load of this machine before: ${loadavg()[0]?.toFixed(1)}\n`);
  printRow(['stage', 'time', 'rate', 'peak memory']);
  const content = join(dir, 'content');
  const dist = join(dir, 'dist');
  cpSync(join(root, 'content'), content, { recursive: true });
  await benchContent(content, dist, ['pipeline/cli.ts', 'build', '--content', content, '--out', dist]);
  if (trails > 0) {
    console.log(`\n${trails} generated trails`);
    const corpus = join(dir, 'corpus');
    const out = join(dir, 'corpus-dist');
    // Without towns on the map: the walks lie anywhere.
    const filter = (path: string) => !/^towns.*\.geojson$/.test(basename(path));
    cpSync(join(root, 'pipeline/fixtures/content'), corpus, { recursive: true, filter });
    addTrails(corpus, trails);
    writeFileSync(join(dir, 'build.mjs'), buildWithoutPictures(corpus, out));
    await benchContent(corpus, out, [join(dir, 'build.mjs')]);
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
