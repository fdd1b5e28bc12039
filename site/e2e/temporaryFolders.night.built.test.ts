import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('browser tests leave no folder of their state behind', () => {
  const folder = mkdtempSync(join(root, '.cache/temporary-'));
  const { LARCH_STATE: _, ...env } = process.env;
  try {
    const { status, stdout } = spawnSync(
      join(root, 'node_modules/.bin/playwright'),
      ['test', '-c', 'site/e2e/playwright.config.ts', 'print', '--list', '--reporter=line'],
      { cwd: root, encoding: 'utf8', env: { ...env, TMPDIR: folder } },
    );
    expect(status, stdout).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('larch-'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
