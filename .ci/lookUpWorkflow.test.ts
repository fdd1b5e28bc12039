import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  jobs: Record<string, { permissions: object; steps: { name?: string; run?: string }[] }>;
}
const path = join(import.meta.dirname, '../.github/workflows/look-up.yml');
const { jobs } = parse(readFileSync(path, 'utf8')) as Workflow;

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'look-up-'));
  mkdirSync(join(dir, 'bin'));
  mkdirSync(join(dir, 'due'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Runs a script step as the host does, with programs that print their arguments. */
function runStep(job: string, name: string, programs: Record<string, string>) {
  const log = join(dir, 'log');
  writeFileSync(log, '');
  for (const [program, script] of Object.entries(programs)) {
    writeFileSync(join(dir, 'bin', program), `#!/bin/bash\necho "${program} $*" >> "$LOG"\n${script}\n`);
    chmodSync(join(dir, 'bin', program), 0o755);
  }
  const { status } = spawnSync(
    'bash',
    ['-e', '-c', jobs[job]!.steps.find((step) => step.name === name)!.run!],
    {
      cwd: dir,
      // Bash reads ~/.bashrc when its input is a socket, which is what Node makes.
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${join(dir, 'bin')}:${process.env.PATH}`,
        LOG: log,
        GITHUB_STEP_SUMMARY: join(dir, 'summary'),
      },
    },
  );
  return { status, asked: readFileSync(log, 'utf8').split('\n').filter(Boolean) };
}

test('the job that runs code may only read, the other one only write issues', () => {
  expect(Object.entries(jobs).map(([name, { permissions }]) => [name, permissions])).toEqual([
    ['list', { contents: 'read' }],
    ['open', { issues: 'write' }],
  ]);
});

test('the list of the month is made from the content', () => {
  const run = runStep('list', 'List what is due', { npm: 'echo "3 figures"' });
  expect(run).toEqual({ status: 0, asked: ['npm run --silent coverage -- --due --pages 25'] });
  expect(readFileSync(join(dir, 'due/list.md'), 'utf8')).toBe('3 figures\n');
});

const opening = 'Open the list as an issue in place of the last one';
const gh = (open: string) => `if [ "$1-$2" = issue-list ]; then printf '${open}'; fi`;

test.each<[string, string, string[]]>([
  ['3 figures to look up', '', ['create']],
  ['3 figures to look up', '7\\n9', ['create', 'close', 'close']],
  ['Nothing has to be looked up on 2026-12-01.', '7', ['close']],
  ['Nothing has to be looked up on 2026-12-01.', '', []],
])('with the list "%s" and the open issues "%s" it does %j', (list, open, does) => {
  writeFileSync(join(dir, 'due/list.md'), `${list}\n`);
  const { status, asked } = runStep('open', opening, { gh: gh(open), date: 'echo "December 2026"' });
  expect(status).toBe(0);
  expect(asked.flatMap((line) => /^gh issue (create|close)/.exec(line)?.[1] ?? [])).toEqual(does);
  const create =
    'gh issue create --title To look up in December 2026 --label look-up --body-file due/list.md';
  expect(asked.filter((line) => line.startsWith('gh issue create'))).toEqual(
    does.includes('create') ? [create] : [],
  );
});
