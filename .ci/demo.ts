import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeCompletePark } from '../pipeline/fixtures/completePark.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/demo');
const content = join(folder, 'content');
const out = join(folder, 'dist');

/** Builds the guide of a park that does not exist, and serves it until it is stopped. */
writeCompletePark(content);
for (const command of [
  ['pipeline/cli.ts', 'build', '--content', content, '--out', out, '--cache', folder],
  ['--import', 'tsx', 'functions/serve.ts', out],
]) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
