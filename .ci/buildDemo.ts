import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeCompletePark } from '../pipeline/fixtures/completePark.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/demo');
/** Path of the guide on its host, such as /guide; empty at the root. */
const [path = ''] = process.argv.slice(2);
const content = join(folder, path === '' ? 'content' : 'contentBelow');

/*
 * Builds the guide of a park that does not exist to .cache/demo/dist, or with a path for its host to .cache/demo/below,
 * with pictures of its own.
 */
writeCompletePark(content, path);
const options = [
  '--content',
  content,
  '--out',
  join(folder, path === '' ? 'dist' : 'below'),
  '--cache',
  folder,
];
const { status } = spawnSync(process.execPath, ['pipeline/cli.ts', 'build', ...options], {
  cwd: root,
  // As `npm run serve` sets it up.
  env: { ...process.env, NEWSLETTER_MAIL: 'outbox' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
