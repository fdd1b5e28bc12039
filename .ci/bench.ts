import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../site/e2e/freePort.ts';
import { scriptOptions } from './scriptOptions.ts';

/*
 * npm run bench [-- --trails N] [--no-install]: how long a maintainer waits, on a copy of this checkout, and how the
 * pipeline grows with the number of records. Figures mean something on a quiet machine, and on the same processors:
 * both are printed first. Without the installation there are no tests either, and it takes two minutes instead of ten.
 */
const root = join(import.meta.dirname, '..');
const { values: options } = scriptOptions('Usage: npm run bench -- [--trails N] [--no-install]', {
  options: { trails: { type: 'string' }, 'no-install': { type: 'boolean' } },
});

/** Returns the seconds that some work takes. */
async function time(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

function row(what: string, seconds: number, more = ''): void {
  console.log(`${what.padEnd(44)}${seconds.toFixed(2).padStart(8)} s  ${more}`.trimEnd());
}

/** Runs a command of npm. What one that failed said at its end is shown. */
function npm(cwd: string, ...command: string[]): void {
  const said = spawnSync('npm', command, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (said.status === 0) return;
  console.error(said.stdout.slice(-5000));
  throw new Error(`npm ${command.join(' ')} ended with exit code ${said.status}`);
}

/** Copies the checkout into a new folder, as a clone would have it. */
function copyCheckout(above: string): string {
  mkdirSync(above, { recursive: true });
  const copy = mkdtempSync(join(above, 'bench-'));
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 10_000_000 } as const;
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    options,
  );
  for (const file of listed.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(copy, file), { force: true, errorOnExist: false });
  }
  return copy;
}

/** Measures api:diff in the checkout itself, because a copy has no commits. */
async function benchDiff(): Promise<void> {
  const diff = () => npm(root, 'run', '--silent', 'api:diff', '--', '--base', 'HEAD');
  row('npm run api:diff, against the last commit', await time(diff));
}

async function benchInstall(dir: string): Promise<void> {
  const seconds = await time(() => npm(dir, 'ci', '--no-audit', '--no-fund'));
  const lock = readFileSync(join(dir, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: object };
  const files = readdirSync(join(dir, 'node_modules'), { recursive: true }).length;
  row('npm ci', seconds, `${Object.keys(packages).length} packages, ${files} files`);
  await benchTests(dir, seconds);
}

/** Measures the tests in a copy that is made a repository with one commit, as a clone is one. */
async function benchTests(clone: string, secondsOfInstall: number): Promise<void> {
  const git = (...command: string[]) => execFileSync('git', command, { cwd: clone });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=bench', '-c', 'user.email=bench@guide.example', 'commit', '--quiet', '-m', 'Copy');
  const test = (...options: string[]) => time(() => npm(clone, 'test', '--', ...options));
  row('npm ci && npm test', secondsOfInstall + (await test()));
  editDescription(clone);
  row('npm test for a change of content alone', await test('--changed', 'HEAD'));
}

async function benchLoop(copy: string): Promise<void> {
  const record = join(copy, 'content/trails', readdirSync(join(copy, 'content/trails'))[0] ?? '');
  const build = () => npm(copy, 'run', '--silent', 'build');
  row('npm run check, nothing cached', await time(() => npm(copy, 'run', '--silent', 'check')));
  row('npm run coverage', await time(() => npm(copy, 'run', '--silent', 'coverage')));
  row('fresh clone, first build', await time(build));
  appendFileSync(record, '# edited\n');
  row('content edit that changes no page, then build', await time(build));
  editDescription(copy);
  row('content edit, then build', await time(build));
  appendFileSync(join(copy, 'site/routes/NotFoundPage.tsx'), '\nexport const edited = 1;\n');
  row('edit of site code, then build', await time(build));
  await benchDevServer(copy);
}

/** Changes what the cards and the page of a record say. */
function editDescription(copy: string): void {
  const folder = join(copy, 'content/activities');
  const file = join(folder, readdirSync(folder)[0] ?? '');
  execFileSync('sed', ['-i', 's/^name: /name: Edited /', file]);
}

async function benchDevServer(copy: string): Promise<void> {
  const port = await freePort();
  const list = `http://127.0.0.1:${port}/api/activities.json`;
  const text = async () => (await fetch(list).catch(() => null))?.text();
  const until = async (isDone: (body: string | undefined) => boolean) => {
    while (!isDone(await text())) await wait(20);
  };
  const server = spawn(process.execPath, ['pipeline/cli.ts', 'dev', '--port', String(port)], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    row('dev server answers', await time(() => until((body) => body !== undefined)));
    const page = async () => (await fetch(`http://127.0.0.1:${port}/activities`)).text();
    row('dev server, first page', await time(page));
    editDescription(copy);
    row(
      'dev server, a saved edit is published',
      await time(() => until((body) => body?.includes('Edited Edited') === true)),
    );
  } finally {
    server.kill();
  }
}

const [processor] = cpus();
console.log(`${cpus().length} processors: ${processor?.model ?? 'unknown'}`);
console.log(`Load of this machine before: ${loadavg()[0]?.toFixed(1)}\n`);
const install = options['no-install'] ? null : copyCheckout(tmpdir());
// Its packages are found in the folder above.
const copy = copyCheckout(join(root, '.cache'));
try {
  if (install) await benchInstall(install);
  await benchLoop(copy);
  await benchDiff();
  const pipelineArgs = options.trails === undefined ? [] : ['--trails', options.trails];
  execFileSync(process.execPath, ['pipeline/cli.ts', 'bench', ...pipelineArgs], {
    cwd: root,
    stdio: 'inherit',
  });
} finally {
  // At the very end: for minutes after many files were removed, disks of Linux take long to make new ones.
  for (const dir of [copy, install]) if (dir) rmSync(dir, { recursive: true, force: true });
}
