import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Job {
  permissions?: object;
  steps: { name?: string; run?: string }[];
}
const workflow = (name: string) =>
  parse(readFileSync(join(import.meta.dirname, '../.github/workflows', name), 'utf8')) as {
    permissions: object;
    jobs: Record<string, Job>;
  };
const report = workflow('pull-request.yml');
const pictures = workflow('pictures.yml');

let dir = '';
let work = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'workflow-'));
  work = join(dir, 'work');
  mkdirSync(join(dir, 'bin'));
  mkdirSync(work);
  for (const name of ['npm', 'npx', 'gh']) program(name, `echo "${name} $*" >> "$LOG"`);
});
afterEach(() => rmSync(dir, { recursive: true }));

function program(name: string, script: string): void {
  writeFileSync(join(dir, 'bin', name), `#!/bin/bash\n${script}\n`);
  chmodSync(join(dir, 'bin', name), 0o755);
}

/** Runs a script step as the host does. */
function run({ jobs }: typeof report, name: string, env: Record<string, string> = {}) {
  const step = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .find((one) => one.name === name)!;
  for (const file of ['outputs', 'log', 'summary']) writeFileSync(join(dir, file), '');
  const { status } = spawnSync('bash', ['-e', '-c', step.run!], {
    cwd: work,
    // Bash reads ~/.bashrc when its input is a socket, which is what Node makes.
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(dir, 'bin')}:${process.env.PATH}`,
      GITHUB_OUTPUT: join(dir, 'outputs'),
      GITHUB_STEP_SUMMARY: join(dir, 'summary'),
      LOG: join(dir, 'log'),
      GIT_CONFIG_GLOBAL: '/dev/null',
      BASE: 'abc',
      ...env,
    },
  });
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  return { status, outputs: read('outputs'), asked: read('log').trim(), summary: read('summary') };
}
const written = (file: string) => readFileSync(join(work, file), 'utf8');

test('every script step is run by a test', () => {
  const names = [report, pictures].flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run, name }) => (run ? [name] : []))),
  );
  const text = readFileSync(import.meta.filename, 'utf8');
  expect(names).toHaveLength(13);
  expect(names.filter((name) => !text.includes(`'${name}'`))).toEqual([]);
});

test('the report may write nothing, and what writes the comment runs nothing of it', () => {
  expect(report.permissions).toEqual({});
  expect(Object.values(report.jobs).map(({ permissions }) => permissions)).toEqual([
    { contents: 'read' },
    { 'pull-requests': 'write' },
  ]);
});

test.each([report, pictures])('packages are installed from the lockfile', (which) => {
  expect(run(which, 'Install')).toMatchObject({ status: 0, asked: 'npm ci' });
});

test.each([
  [0, 'Nothing forbids a build.'],
  [1, 'see the notes beside the changed lines'],
])('a check that ends with %i is noted, and the steps after it go on', (code, words) => {
  program('npm', `echo "npm $*" >> "$LOG"; exit ${code}`);
  expect(run(report, 'Note mistakes beside their lines')).toMatchObject({
    status: 0,
    outputs: `code=${code}\n`,
    asked: 'npm run --silent check -- --format github',
  });
  expect(written('report/check.md')).toContain(words);
});

test('what is published, how it is sourced and how it looks are held against the base', () => {
  mkdirSync(join(work, 'report'));
  expect(run(report, 'Compare what the two commits publish').asked).toBe(
    'npm run --silent api:diff -- --base abc --format markdown',
  );
  expect(run(report, 'Count how the changed records are sourced').asked).toBe(
    'npm run --silent coverage -- --changed abc',
  );
  expect(run(report, 'Draw the changed pages before and after').asked).toBe(
    'npx tsx .ci/screenshots.ts abc report/pages',
  );
});

test('pages that cannot be drawn are no reason for no report', () => {
  mkdirSync(join(work, 'report'));
  program('npx', 'exit 1');
  expect(run(report, 'Draw the changed pages before and after').status).toBe(0);
  expect(written('report/pages.md')).toContain('could not be drawn');
});

test('all parts are one comment, those that are missing left out', () => {
  mkdirSync(join(work, 'report'));
  for (const part of ['check', 'diff', 'coverage', 'pages'])
    writeFileSync(join(work, `report/${part}.md`), `### ${part}\n`);
  const { summary } = run(report, 'Put it together', { PAGES: 'https://host.example/pages' });
  expect(summary.match(/^### \w+/gm)).toEqual(['### check', '### diff', '### coverage', '### pages']);
  expect(summary).toContain('(https://host.example/pages)');
  expect(written('comment.md')).toBe(summary);
  for (const part of ['diff', 'coverage', 'pages']) rmSync(join(work, `report/${part}.md`));
  expect(run(report, 'Put it together', { PAGES: '' })).toMatchObject({ status: 0, summary: '### check\n' });
  expect(run(report, 'Post it as one comment', { NUMBER: '7' }).asked).toBe(
    'gh pr comment 7 --body-file comment.md --edit-last --create-if-none',
  );
});

test.each(['0', '1'])('the run ends with the exit code %s of the check', (CODE) => {
  expect(run(report, 'Fail where the check did', { CODE }).status).toBe(Number(CODE));
});

test('missing pictures are drawn, go to a branch of their own and are offered once', () => {
  expect(run(pictures, 'Draw what is missing').asked).toBe('npm run --silent pictures');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@guide.example', ...args], {
      cwd: work,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  execFileSync('git', ['init', '--quiet', '--bare', join(dir, 'origin')]);
  git('init', '--quiet', '--initial-branch', 'main');
  git('remote', 'add', 'origin', join(dir, 'origin'));
  mkdirSync(join(work, 'pipeline/pictures/masters'), { recursive: true });
  writeFileSync(join(work, 'pipeline/pictures/masters/manifest.json'), '{}');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');

  expect(run(pictures, 'Keep what was drawn').status).toBe(0);
  expect(run(pictures, 'Put it on a branch of its own')).toMatchObject({ status: 0, outputs: '' });
  writeFileSync(join(work, 'pipeline/pictures/masters/manifest.json'), '{"a":"b"}');
  writeFileSync(join(work, 'other.txt'), 'not a picture');
  expect(run(pictures, 'Keep what was drawn').status).toBe(0);
  // The other job begins at the commit.
  git('reset', '--quiet', '--hard');
  expect(run(pictures, 'Put it on a branch of its own')).toMatchObject({
    status: 0,
    outputs: 'changed=true\n',
  });
  expect(git('show', '--name-only', '--format=', 'origin/pictures').trim()).toBe(
    'pipeline/pictures/masters/manifest.json',
  );
  expect(existsSync(join(work, 'other.txt'))).toBe(true);

  expect(run(pictures, 'Offer it').asked).toContain('gh pr create --head pictures');
  program('gh', 'echo "gh $*" >> "$LOG"; echo 4');
  expect(run(pictures, 'Offer it').asked).not.toContain('create');
});
