import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sirv from 'sirv';
import { chromiumArgs, chromiumPath } from '../site/e2e/chromiumPath.ts';
import { changedAddresses } from './changedAddresses.ts';
import { changedFiles } from './changedFiles.ts';

/*
 * Pictures of the pages that a change shows on, before and after, at the widths of a phone and of a desk.
 * Usage: tsx .ci/screenshots.ts BASE FOLDER. Builds both sides; prints what it drew as Markdown.
 */
const root = join(import.meta.dirname, '..');
const widths = [390, 1440];

/** Most pages that are drawn, because nobody looks at more. */
const mostPages = 6;

const [base, folder] = process.argv.slice(2);
if (!base || !folder) throw new Error('Usage: screenshots.ts BASE FOLDER');
const out = resolve(folder);
const scratch = join(root, '.cache/screenshots');

/** Builds one side of the change into a folder and returns it. */
function build(source: string, name: string): string {
  const dist = join(scratch, name);
  execFileSync(process.execPath, ['pipeline/cli.ts', 'build', '--out', dist], {
    cwd: source,
    stdio: 'ignore',
  });
  return dist;
}

/** Extracts the base as it was, with the packages that are installed now. */
function extractBase(): string {
  const tree = join(scratch, 'tree');
  mkdirSync(tree, { recursive: true });
  const archive = execFileSync('git', ['archive', '--format=tar', base ?? ''], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

async function shoot(dist: string, name: string, paths: readonly string[]): Promise<void> {
  const routes = new Set(readRoutes(dist));
  const server = createServer(sirv(dist));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
      for (const path of paths.filter((one) => routes.has(one))) {
        await page.goto(`http://127.0.0.1:${port}${path}`);
        await page.evaluate(loadPictures);
        await page.screenshot({ path: join(out, fileOf(path, name, width)), fullPage: true });
      }
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
}

/** Pictures below the fold would be missing: a page is drawn as a whole. Runs in the page. */
async function loadPictures(): Promise<void> {
  const all = [...document.images];
  for (const picture of all) picture.loading = 'eager';
  await Promise.all(all.map((picture) => picture.decode().catch(() => {})));
}

function readRoutes(dist: string): string[] {
  return JSON.parse(readFileSync(join(dist, 'api/routes.json'), 'utf8')) as string[];
}

function fileOf(path: string, name: string, width: number): string {
  return `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${name}.png`;
}

rmSync(scratch, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
try {
  const after = build(root, 'after');
  const before = build(extractBase(), 'before');
  const routes = [...new Set([...readRoutes(after), ...readRoutes(before)])];
  const paths = changedAddresses(changedFiles(base, root), routes);
  const shown = paths.slice(0, mostPages);
  await shoot(before, 'before', shown);
  await shoot(after, 'after', shown);
  const rest = paths.length - shown.length;
  console.log('### How it looks\n');
  console.log(shown.length === 0 ? 'No page changes.' : shown.map((path) => `- \`${path}\``).join('\n'));
  if (rest > 0) console.log(`\nand ${rest} more pages, not drawn.`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
