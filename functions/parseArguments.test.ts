import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** A folder that no program may make. */
const state = join(tmpdir(), `larch-no-state-${process.pid}`);

function run(program: string, ...args: string[]) {
  return spawnSync(process.execPath, [join(root, program), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LARCH_STATE: state },
  });
}

const programs: [program: string, tooMany: string[]][] = [
  ['functions/maintain.ts', ['delete', 'a@guide.example', 'b@guide.example']],
  ['functions/serve.ts', ['dist', 'other']],
  ['functions/start.ts', ['dist']],
];

test.each(programs)('%s --help prints the usage and does nothing', (program) => {
  const { status, stdout, stderr } = run(program, '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm (run|start)/);
  expect(existsSync(state)).toBe(false);
});

test('functions/serve.ts of a folder that is missing says so', () => {
  const { status, stdout, stderr } = run('functions/serve.ts', 'nowhere');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('nowhere: there is no such folder');
  expect(existsSync(state)).toBe(false);
});

test.each(programs)('%s refuses unknown options and too many arguments', (program, tooMany) => {
  for (const args of [['--unknown'], tooMany]) {
    const { status, stdout, stderr } = run(program, ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^(Unknown option '--unknown'|Too many arguments).*\nUsage: npm (run|start)/s);
  }
  expect(existsSync(state)).toBe(false);
});
