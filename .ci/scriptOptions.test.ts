import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Runs a script of package.json. */
const run = (script: string, ...options: string[]) =>
  spawnSync(process.execPath, [join(root, script), ...options], {
    cwd: root,
    encoding: 'utf8',
  });

const scripts = ['.ci/audit.ts', '.ci/bench.ts', '.ci/test.ts'];

test.each(scripts)('%s --help prints its usage and does nothing else', (script) => {
  const { status, stdout } = run(script, '--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: npm run /);
  expect(stdout.trim().split('\n').length).toBeLessThan(8);
});

test.each(scripts)('%s refuses an option that does not exist', (script) => {
  const { status, stderr } = run(script, '--fast');
  expect(status).toBe(2);
  expect(stderr).toContain('--fast');
  expect(stderr).toContain('Usage: npm run ');
});
