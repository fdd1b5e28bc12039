import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArguments } from './localSettings.ts';

const parsed = parseArguments('Usage: npm start', 0);
if ('exitCode' in parsed) process.exit(parsed.exitCode);

const root = join(import.meta.dirname, '..');

/** Builds the guide with the newsletter of the local runtime, and serves it. */
const { status } = spawnSync(process.execPath, ['pipeline/cli.ts', 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { NEWSLETTER_MAIL: 'outbox', ...process.env },
});
if (status === 0) await import('./serve.ts');
else process.exitCode = status ?? 1;
