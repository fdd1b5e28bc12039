import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installTools } from '../../.ci/installTools.ts';
import { scriptOptions } from '../../.ci/scriptOptions.ts';
import { freePort } from '../e2e/freePort.ts';
import { distDir, readDist } from '../e2e/readDist.ts';
import { choosePages } from './choosePages.ts';
import { medianFigures, missedFigures, type PageFigures } from './pageFigures.ts';
import { runLighthouse } from './runLighthouse.ts';
import { startSecureFront } from './secureFront.ts';
import { startGuide } from './startGuide.ts';

const usage = `Usage: npm run audit -- [--all | PATH...]
Runs Lighthouse as a phone on dist/, or on the build that LARCH_DIST names, and compares with the budgets.
By default one page of each route; --all takes every page.
Exit code: 0 within the budgets, 1 beyond one, 2 not run.`;

const { values, positionals } = scriptOptions(usage, {
  allowPositionals: true,
  options: { all: { type: 'boolean' } },
});
// Help need not wait for a browser to load.
const { chromium } = await import('@playwright/test');
const { chromiumArgs, chromiumPath } = await import('../e2e/chromiumPath.ts');
const { measurePageScripts } = await import('./pageScripts.ts');

const columns: { heading: string; figure: keyof PageFigures; digits: number }[] = [
  { heading: 'perf', figure: 'performance', digits: 0 },
  { heading: 'a11y', figure: 'accessibility', digits: 0 },
  { heading: 'best', figure: 'bestPractices', digits: 0 },
  { heading: 'SEO', figure: 'seo', digits: 0 },
  { heading: 'LCP ms', figure: 'largestContentfulPaint', digits: 0 },
  { heading: 'TBT ms', figure: 'totalBlockingTime', digits: 0 },
  { heading: 'CLS', figure: 'layoutShift', digits: 3 },
];

const printRow = (path: string, cells: string[]) =>
  console.log(path.padEnd(48) + cells.map((cell) => cell.padStart(9)).join(''));

/** Pages that ask search engines to leave them out are not to be blamed for it. */
function skippedAudits(path: string): string[] {
  const html = readFileSync(join(distDir, path, 'index.html'), 'utf8');
  return html.includes('<meta name="robots" content="noindex">') ? ['is-crawlable'] : [];
}

/** Returns the addresses elsewhere that the security policy allows. They are blocked, because only the guide is measured. */
function outsideAddresses(): string[] {
  const headers = readFileSync(join(distDir, '_headers'), 'utf8');
  return [...headers.matchAll(/https:\/\/[^\s;]+/g)].map(([source]) => `${source}/*`);
}

/** Audits a page, three times if the first run misses a budget. Prints its row; resolves to whether it keeps them. */
async function auditPage(path: string, origin: string, debuggingPort: number): Promise<boolean> {
  const look = () =>
    runLighthouse(origin + path, {
      debuggingPort,
      skipAudits: skippedAudits(path),
      blockedUrlPatterns: outsideAddresses(),
    });
  const first = await look();
  const kept = missedFigures(first.figures).length === 0;
  const figures = kept
    ? first.figures
    : medianFigures([first.figures, (await look()).figures, (await look()).figures]);
  const missed = missedFigures(figures);
  printRow(
    path,
    columns.map(
      ({ figure, digits }) => (missed.includes(figure) ? '! ' : '') + figures[figure].toFixed(digits),
    ),
  );
  for (const finding of first.findings) console.log(`    ${finding}`);
  return missed.length === 0;
}

/** Audits the pages that the arguments choose; resolves to how many of them miss a budget. */
async function audit(paths: string[]): Promise<number> {
  const debuggingPort = await freePort();
  await using guide = await startGuide();
  await using front = await startSecureFront(guide.origin);
  await using browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [
      ...chromiumArgs,
      `--remote-debugging-port=${debuggingPort}`,
      `--ignore-certificate-errors-spki-list=${front.keyHash}`,
    ],
  });
  console.log(`Chromium ${browser.version()}, as a phone on a slow network`);
  let misses = 0;
  printRow(
    'page',
    columns.map(({ heading }) => heading),
  );
  for (const path of paths) {
    if (!(await auditPage(path, front.origin, debuggingPort))) misses += 1;
  }
  console.log('\nScripts that a page loads while its visitor does nothing');
  for (const { path, files, bytes } of await measurePageScripts(paths)) {
    console.log(`${path}: ${bytes} bytes in ${files.length} files`);
    for (const { file, bytes: size } of files) console.log(`${String(size).padStart(9)} ${file}`);
  }
  console.log(`\n${paths.length} pages audited, ${misses} beyond the budget (marked !).`);
  return misses;
}

try {
  const paths = choosePages({ all: values.all, paths: positionals }, readDist('api/routes.json'));
  installTools(join(import.meta.dirname, '../../.config/audit'));
  process.exitCode = (await audit(paths)) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
