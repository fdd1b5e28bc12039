import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installTools } from '../../.ci/installTools.ts';
import { modulesOf, roomNames } from './rooms.ts';

/*
 * Changes the pure modules in thousands of small ways, one at a time, and counts how many of them a test notices.
 * Usage: npm run mutate [-- FOLDER_OR_MODULE] [OPTIONS OF STRYKER], for example npm run mutate -- pipeline/derive --concurrency=1.
 * Fails when less than 85 % of a room are noticed.
 */
const root = join(import.meta.dirname, '../..');
const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** The score of a room as a line, from the report that Stryker has written. */
function scoreOf(room: string, file: string): string {
  if (!existsSync(file)) return `${room}: no report`;
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const mutants = Object.values(files).flatMap((module) => module.mutants);
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  return `${room}: ${((100 * noticed) / all).toFixed(1)} % of ${all} mutants noticed`;
}

installTools(import.meta.dirname);
const given = process.argv.slice(2);
const folder = given.find((argument) => !argument.startsWith('-'))?.replace(/^\.\/|\/$/g, '');
const options = given.filter((argument) => argument.startsWith('-'));
const rooms = roomNames.filter((room) => modulesOf(room, folder).length > 0);
if (rooms.length === 0) {
  console.error(`There is no pure module in ${folder}. Rooms: ${roomNames.join(', ')}.`);
  process.exitCode = 1;
}

const scores = rooms.map((room) => {
  const report = join(root, '.cache/mutate', `${room.replaceAll('/', '-')}.json`);
  rmSync(report, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', '.config/mutate/stryker.config.ts', ...options],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, MUTATE_ROOM: room, ...(folder && { MUTATE_FOLDER: folder }) },
    },
  );
  if (status !== 0) process.exitCode = 1;
  return `${scoreOf(room, report)}${status === 0 ? '' : ', which is a failure'}`;
});
console.log(scores.join('\n'));
