import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/*
 * Installs the packages of a folder that has a lockfile of its own, once for each state of that file.
 * Usage: tsx .ci/installTools.ts FOLDER. Tools for a rare command live so, that not every `npm ci` waits for them.
 */
const folder = resolve(process.argv[2] ?? '');
const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
const installed = join(folder, 'node_modules/.installed-lock.json');

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lockfile) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  writeFileSync(installed, lockfile);
}
