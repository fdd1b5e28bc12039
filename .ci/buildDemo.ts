import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeCompletePark } from '../pipeline/fixtures/completePark.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/demo');
const content = join(folder, 'content');

/*
 * Builds the guide of a park that does not exist to .cache/demo/dist, with caches of its own. Bundles that the guide has
 * are taken: they depend on the code alone.
 */
writeCompletePark(content);
const bundles = join(root, '.cache/site');
const filter = (path: string) => !/^(pages$|making-)/.test(basename(path));
if (existsSync(bundles)) cpSync(bundles, join(folder, 'site'), { recursive: true, filter });
const options = ['--content', content, '--out', join(folder, 'dist'), '--cache', folder];
const { status } = spawnSync(process.execPath, ['pipeline/cli.ts', 'build', ...options], {
  cwd: root,
  // As `npm run serve` sets it up.
  env: { ...process.env, NEWSLETTER_MAIL: 'outbox' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
