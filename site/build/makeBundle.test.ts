import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const cache = join(import.meta.dirname, '../../.cache');
/** Bundles as `buildSite.ts` does, and says why it could not. */
const program = `
  import { makeBundle } from ${JSON.stringify(join(import.meta.dirname, 'makeBundle.ts'))};
  const [, out, site] = process.argv;
  await makeBundle(out, site).catch(({ message }) => {
    console.error(message);
    process.exit(1);
  });
`;

let dir = '';
beforeEach(() => {
  // Within the project: the configuration loads packages.
  mkdirSync(cache, { recursive: true });
  dir = mkdtempSync(join(cache, 'bundle-test-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('code that cannot be bundled is one error that names the file, and no success', () => {
  mkdirSync(join(dir, 'site/pages/index'), { recursive: true });
  writeFileSync(join(dir, 'site/pages/index/+Page.js'), "export { Page } from './missing.js';\n");
  writeFileSync(
    join(dir, 'site/vite.config.ts'),
    "import vike from 'vike/plugin';\nexport default { root: import.meta.dirname, plugins: [vike()] };\n",
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program, join(dir, 'out'), join(dir, 'site')],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('./missing.js');
  expect(stderr).not.toMatch(/^ {4}at .*makeBundle/m);
  expect(stderr).not.toContain('ENOENT');
});
