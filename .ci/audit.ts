import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, createBrotliCompress } from 'node:zlib';
import { freePort } from '../site/e2e/freePort.ts';
import { distDir, readDist } from '../site/e2e/readDist.ts';
import { everyPage } from './everyPage.ts';
import { scriptOptions } from './scriptOptions.ts';

const usage = `Usage: npm run audit -- [--all | PATH...]
Runs Lighthouse as a phone on dist/, or on the build that LARCH_DIST names, and compares with the budgets.
By default one page of each route; --all takes every page. The last column is the blocking time as a multiple of that of
the calculator's page, which counts on any machine.
Exit code: 0 within the budgets, 1 beyond one, 2 not run.`;

const root = join(import.meta.dirname, '..');
const tools = join(root, '.config/audit');
const { values, positionals } = scriptOptions(usage, {
  allowPositionals: true,
  options: { all: { type: 'boolean' } },
});
// Help need not wait for a browser to load.
const { chromium } = await import('@playwright/test');
const { chromiumArgs, chromiumPath } = await import('../site/e2e/chromiumPath.ts');
const { choosePages, measurePageScripts } = await import('../site/e2e/pageScripts.ts');

/** A page without list and map: the blocking of all pages is printed as a multiple of its. */
const lightPage = '/budget-calculator';

/** A figure of a page: scores from 0 to 100 are at least as high as their budget, the others at most. */
interface Figure {
  heading: string;
  /** Category of a score, or audit of a measured value. */
  id: string;
  budget: number;
  isScore?: true;
  digits?: number;
}

const figures: Figure[] = [
  { heading: 'perf', id: 'performance', budget: 98, isScore: true },
  { heading: 'a11y', id: 'accessibility', budget: 100, isScore: true },
  { heading: 'best', id: 'best-practices', budget: 100, isScore: true },
  { heading: 'SEO', id: 'seo', budget: 100, isScore: true },
  { heading: 'LCP ms', id: 'largest-contentful-paint', budget: 1500 },
  { heading: 'TBT ms', id: 'total-blocking-time', budget: 100 },
  { heading: 'CLS', id: 'cumulative-layout-shift', budget: 0.02, digits: 3 },
];

/** The parts of a Lighthouse report that are read here. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; explanation?: string }
  >;
}

const valueOf = ({ categories, audits }: Report, { id, isScore }: Figure): number =>
  isScore
    ? Math.round((categories[id]?.score ?? 0) * 100)
    : (audits[id]?.numericValue ?? Number.POSITIVE_INFINITY);

const keeps = ({ budget, isScore }: Figure, value: number) => (isScore ? value >= budget : value <= budget);

/** Returns the titles of the audits that keep accessibility, best practices and SEO below 100. */
function findingsOf({ categories, audits }: Report): string[] {
  return ['accessibility', 'best-practices', 'seo']
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title, explanation = '' }) => `${title} ${explanation}`);
}

/** Installs Lighthouse once for each state of its lockfile, so that `npm ci` need not install it for everybody else. */
function installLighthouse(): void {
  const lockfile = readFileSync(join(tools, 'package-lock.json'), 'utf8');
  const installed = join(tools, 'node_modules/.installed-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lockfile) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tools, stdio: 'inherit' });
  writeFileSync(installed, lockfile);
}

/** Serves dist/ as production does, and resolves to its address once it answers. */
async function startGuide() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'functions/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  const answers = async () => (await fetch(`${origin}/api/site.json`).catch(() => null))?.ok === true;
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    await wait(200);
  }
  return { origin, [Symbol.dispose]: () => void server.kill('SIGTERM') };
}

const compressible = /^(text\/|image\/svg|application\/(json|javascript))/;

async function answer(behind: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accept = request.headers.accept ?? '*/*';
  const { status, headers, body } = await fetch(behind + request.url, {
    headers: { accept, 'accept-encoding': 'identity' },
    redirect: 'manual',
  });
  const own = new Headers(headers);
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) own.delete(name);
  const compresses = compressible.test(own.get('content-type') ?? '');
  if (compresses) {
    own.delete('content-length');
    own.set('content-encoding', 'br');
  }
  response.writeHead(status, Object.fromEntries(own));
  const content = Readable.from(body ?? []);
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  await (compresses ? pipeline(content, brotli, response) : pipeline(content, response));
}

/** Compresses the answers of a local server with brotli, as a host does: it decides how soon a page is there. */
async function startFront(behind: string) {
  const server = createServer((request, response) => {
    // A page that is left breaks off its requests.
    answer(behind, request, response).catch(() => response.destroy());
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://localhost:${port}`, [Symbol.dispose]: () => void server.close() };
}

/** Looks at a page as Lighthouse's phone. Addresses elsewhere are blocked, because only the guide is measured. */
async function look(path: string, origin: string, debuggingPort: number): Promise<Report> {
  const outside = readFileSync(join(distDir, '_headers'), 'utf8').matchAll(/https:\/\/[^\s;]+/g);
  // Pages that ask search engines to leave them out are not to be blamed for it.
  const isHidden = readFileSync(join(distDir, path, 'index.html'), 'utf8').includes(
    '<meta name="robots" content="noindex">',
  );
  const args = [
    join(tools, 'node_modules/lighthouse/cli/index.js'),
    origin + path,
    '--output=json',
    '--quiet',
    `--port=${debuggingPort}`,
    ...(isHidden ? ['--skip-audits=is-crawlable'] : []),
    ...[...outside].map(([source]) => `--blocked-url-patterns=${source}/*`),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 100_000_000 });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError)
    throw new Error(`Lighthouse could not look at ${path}: ${report.runtimeError.message}`);
  return report;
}

const printRow = (path: string, cells: string[]) =>
  console.log(path.padEnd(48) + cells.map((cell) => cell.padStart(9)).join(''));

/**
 * Audits a page. If the first run misses a budget, prints the median of three: one slow run says more about the machine
 * than about the page. Resolves to true if the page keeps its budgets. `blockings` gets its blocking time; the first one
 * in it is what the others are compared with.
 */
async function auditPage(
  path: string,
  origin: string,
  debuggingPort: number,
  blockings: number[],
): Promise<boolean> {
  const reports = [await look(path, origin, debuggingPort)];
  const median = (figure: Figure) =>
    reports.map((report) => valueOf(report, figure)).sort((a, b) => a - b)[(reports.length - 1) / 2] ?? 0;
  const missed = () => figures.filter((figure) => !keeps(figure, median(figure)));
  if (missed().length > 0)
    reports.push(await look(path, origin, debuggingPort), await look(path, origin, debuggingPort));
  blockings.push(Math.max(1, ...figures.filter(({ id }) => id === 'total-blocking-time').map(median)));
  printRow(path, [
    ...figures.map((figure) => {
      const value = median(figure);
      return (keeps(figure, value) ? '' : '! ') + value.toFixed(figure.digits ?? 0);
    }),
    ((blockings.at(-1) ?? 1) / (blockings[0] ?? 1)).toFixed(1),
  ]);
  for (const finding of reports.slice(0, 1).flatMap(findingsOf)) console.log(`    ${finding}`);
  return missed().length === 0;
}

/** Audits pages; resolves to how many of them miss a budget. */
async function audit(paths: string[]): Promise<number> {
  const debuggingPort = await freePort();
  using guide = await startGuide();
  using front = await startFront(guide.origin);
  await using browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, `--remote-debugging-port=${debuggingPort}`],
  });
  console.log(`Chromium ${browser.version()}, as a phone on a slow network`);
  printRow('page', [...figures.map(({ heading }) => heading), 'blocking']);
  const blockings: number[] = [];
  const misses = await everyPage(
    paths,
    (path) => auditPage(path, front.origin, debuggingPort, blockings),
    (path, failure) => console.log(`${path}: ${failure}`),
  );
  console.log('\nScripts that a page loads while its visitor does nothing');
  for (const { path, files, bytes } of await measurePageScripts(paths))
    console.log(`${path}: ${bytes} bytes in ${files.length} files`);
  console.log(`\n${paths.length} pages audited, ${misses} beyond the budget (marked !).`);
  return misses;
}

try {
  const routes = readDist<string[]>('api/routes.json');
  const chosen = choosePages({ all: values.all, paths: positionals }, routes);
  const paths = [...new Set([...routes.filter((path) => path === lightPage), ...chosen])];
  installLighthouse();
  process.exitCode = (await audit(paths)) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
