import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeCompletePark } from '../pipeline/fixtures/completePark.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/demo');
const content = join(folder, 'content');

/** Builds the guide of a park that does not exist to .cache/demo/dist, with caches of its own. */
writeCompletePark(content);
const options = ['--content', content, '--out', join(folder, 'dist'), '--cache', folder];
const { status } = spawnSync(process.execPath, ['pipeline/cli.ts', 'build', ...options], {
  cwd: root,
  // As `npm run serve` sets it up.
  env: { ...process.env, NEWSLETTER_MAIL: 'outbox' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
