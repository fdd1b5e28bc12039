import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildData } from '../pipeline/build.ts';
import type { Problem } from '../pipeline/content/problem.ts';
import { filesBelow } from '../pipeline/files/files.ts';
import { fixtureDir, fixtureToday } from '../pipeline/fixtures/fixtureContent.ts';
import { runCaptured as run } from '../pipeline/fixtures/runCaptured.ts';

/* The way that docs/another-park.md describes is walked here, with the numbers that it names. */
const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/another-park.md'), 'utf8');
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
numbers.push(
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
);

let dir = '';
let content = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fork-'));
  content = join(dir, 'content');
  mkdirSync(content);
});
afterEach(() => rmSync(dir, { recursive: true }));

const check = (...more: string[]) => run('check', '--content', content, '--today', fixtureToday(), ...more);
const problems = async () => JSON.parse((await check('--format', 'json')).stdout) as Problem[];
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@guide.example', ...args], {
    cwd: dir,
    stdio: 'ignore',
  });

/** Returns the number that a word of the page means. */
function numberIn(sentence: RegExp): number {
  const word = sentence.exec(text)?.[1] ?? '';
  expect(numbers, `${sentence} is not on the page`).toContain(word);
  return numbers.indexOf(word);
}

test('a new park has as many files and TODOs as the page says, and the check names the TODOs', async () => {
  const { stdout } = await run('new', 'park', content);
  const [counts = ''] = /\d+ files with \d+ TODOs/.exec(stdout) ?? [];
  expect(text).toContain(counts);
  expect(counts).toBe(`${filesBelow(content).length} files with ${counts.split(' ')[3]} TODOs`);
  const unfinished = (await problems()).filter(({ file }) => file.endsWith('site.yaml'));
  expect(unfinished.length).toBeGreaterThan(10);
});

test('the check of an empty folder names every file that is needed', async () => {
  const missing = (await problems()).filter(({ rule }) => rule === 'file-missing');
  await run('new', 'park', content);
  const needed = filesBelow(content);
  expect(missing.length).toBeGreaterThan(10);
  expect(missing.map(({ file }) => needed.find((name) => file.endsWith(name)) ?? file).toSorted()).toEqual(
    needed.filter((name) => missing.some(({ file }) => file.endsWith(name))),
  );
  expect((await problems()).filter(({ rule }) => rule === 'file-missing')).toEqual([]);
});

test('a new attraction has as many TODOs as it says', async () => {
  const { stdout } = await run('new', 'attraction', 'first-lake', '--content', content);
  expect(stdout).toContain(`fill in the ${numberIn(/Fill in the (\w+) TODOs/)} TODOs`);
});

test('another park in place of the content has no problem, misses no address and is built', async () => {
  cpSync(fixtureDir, content, { recursive: true });
  const site = join(content, 'site.yaml');
  const ours = readFileSync(site, 'utf8');
  writeFileSync(site, ours.replace('park: Testpark', 'park: First Park'));
  cpSync(join(content, 'trails/marsh-loop.yaml'), join(content, 'trails/first-loop.yaml'));
  cpSync(join(content, 'guides/travel-tips.md'), join(content, 'guides/first-guide.md'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The first park');
  rmSync(content, { recursive: true });
  cpSync(fixtureDir, content, { recursive: true });
  expect(await problems()).toEqual([]);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Another park');
  expect((await check()).stdout).toBe('No problems.\n');
  const out = join(dir, 'data');
  const built = await buildData({ content, out, today: fixtureToday });
  expect(built.problems).toEqual([]);
  expect(filesBelow(out)).toContain('api/attractions/slug/mirror-tarn.json');
});
