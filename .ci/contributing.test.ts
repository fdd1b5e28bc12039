import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { isFirstPark } from '../pipeline/fixtures/isFirstPark.ts';
import { runCaptured as run } from '../pipeline/fixtures/runCaptured.ts';

/*
 * Every step that CONTRIBUTING.md names is taken here, on a copy of the content. Its examples are records of the first
 * park: the guide to another skips their tests until it has examples of its own.
 */
const hasExamples = isFirstPark();
const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

let dir = '';
let content = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'contributing-'));
  content = join(dir, 'content');
  cpSync(join(root, 'content'), content, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

const check = (...more: string[]) => run('check', '--content', content, ...more);
const problemsIn = async () =>
  JSON.parse((await check('--format', 'json')).stdout) as { severity: string; file: string; line: number }[];
const errorsIn = async () => (await problemsIn()).filter(({ severity }) => severity === 'error');
const codeBlocks = [...text.matchAll(/^( *)```(\w*)\n([^]*?)\n\1```/gm)].map(
  ([, indent = '', language, code = '']) => ({
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }),
);
const block = (language: string) => codeBlocks.find((one) => one.language === language)!.code;

/** Yesterday in UTC, because that day has begun in every time zone. */
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

test.runIf(hasExamples).each([
  ['as it stands', null],
  ['with the day on which somebody looked', yesterday],
])('the price of the example can be fixed as it says, on any day: %s', async (_name, verifiedOn) => {
  const [, named] = /for example `content\/([^`]+)`/.exec(text)!;
  const file = join(content, named!);
  const document = parseDocument(readFileSync(file, 'utf8'));
  const { price } = parse(block('yaml')) as { price: object };
  document.set('price', verifiedOn === null ? price : { ...price, verifiedOn });
  writeFileSync(file, document.toString({ lineWidth: 0 }));
  // Other records grow old: their warnings come and go with the days.
  expect((await problemsIn()).filter((problem) => problem.file.endsWith(named!))).toEqual([]);
  expect((await check()).status).toBe(0);
});

test.runIf(hasExamples)(
  'a mistake is reported in the words of the example, in the terminal and beside the line',
  async () => {
    const [first, mend] = codeBlocks.find(({ language }) => language === '')!.code.split('\n');
    const [, file, message] = /^content\/(\S+?):\d+:\d+ {2}error {2}(.*)$/.exec(first!)!;
    const path = join(content, file!);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, source.replace(/^difficulty: \w+/m, 'difficulty: modrate'));
    const line = 1 + source.split('\n').findIndex((one) => one.startsWith('difficulty:'));
    const { status, stdout } = await check();
    expect(status).toBe(1);
    expect(stdout).toContain(message!);
    expect(stdout).toContain(mend!);
    expect(stdout).toMatch(new RegExp(`${file}:${line}:\\d+ `));
    const noted = await check('--format', 'github');
    expect(noted.stdout).toMatch(new RegExp(`^::error file=.*${file},line=${line},`, 'm'));
  },
);

test('a new record has every required field', async () => {
  const [, kind, slug] = /npm run new -- (\w+) ([\w-]+)/.exec(text)!;
  expect((await run('new', kind!, slug!, '--content', content)).status).toBe(0);
  const file = `${kind}s/${slug}.yaml`;
  const problems = (await errorsIn()).filter((problem) => problem.file.endsWith(file));
  const lines = readFileSync(join(content, file), 'utf8').split('\n');
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(lines[problem.line - 1]).toContain('TODO');
});

test('every command that it names is there', () => {
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  expect(scripts.test).toBeDefined();
});

test.runIf(hasExamples)('every file and folder that it names is there', () => {
  const named = [...text.matchAll(/(?:`|\()((?:content|docs)\/[^`)]*)[`)]/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(6);
  // Made by the import, where feeds are set up.
  const made = ['content/events/imported/'];
  const missing = named.filter((name) => {
    if (made.includes(name)) return false;
    const fixed = name.replace(/<kind>/, 'trails').replace(/\/(<name>|\*)\.\w+$/, '');
    return !existsSync(join(root, fixed)) || (fixed !== name && readdirSync(join(root, fixed)).length === 0);
  });
  expect(missing).toEqual([]);
});
