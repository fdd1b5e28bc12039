import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { derive } from '../pipeline/derive/derive.ts';
import { publishedFiles } from '../pipeline/emit/publishedFiles.ts';
import { checkedFixture } from '../pipeline/fixtures/checkedFixture.ts';

const docs = readFileSync(join(import.meta.dirname, '../docs/api.md'), 'utf8');
const program = /```js\n([\s\S]*?)```/.exec(docs)?.[1] ?? '';
const files = new Map(
  publishedFiles(derive(checkedFixture(), { today: '2026-11-20' })).map((file) => [
    `/${file.path}`,
    file.text,
  ]),
);

let server: Server;
let guide = '';
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const body = files.get(url);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(body ?? '{"error":"not found"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  guide = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Runs the program of the documentation as a reader would, in a process of its own. */
async function consume(...args: string[]) {
  const child = spawn(process.execPath, ['--input-type=module', '-', guide, ...args]);
  child.stdin.end(program);
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await exit, lines: stdout.trimEnd().split('\n'), stderr };
}

test('it is short: at most 20 lines of code', () => {
  const lines = program.split('\n').filter((line) => line.trim() !== '');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.length).toBeLessThanOrEqual(20);
});

test.each(['old-teahouse', 'tarn-teahouse'])(
  'a program written from docs/api.md alone reads every walk, and finds %s',
  async (slug) => {
    const { status, lines, stderr } = await consume(slug);
    expect([status, stderr]).toEqual([0, '']);
    const walks = JSON.parse(files.get('/api/hiking-trails.json') ?? '[]') as { name: string }[];
    expect(lines).toHaveLength(walks.length + 1);
    for (const [index, { name }] of walks.entries()) expect(lines[index]).toContain(`${name}: `);
    expect(lines.join('\n')).not.toMatch(/undefined|NaN|null/);
    expect(lines.at(-1)).toMatch(new RegExp(`^${slug} is now Teahouse above the tarn\\. \\S`));
  },
);

test('it notices another version of the shape', async () => {
  const index = files.get('/api/index.json') ?? '';
  files.set('/api/index.json', index.replace('"apiVersion":"1.', '"apiVersion":"2.'));
  const { status, stderr } = await consume('tarn-teahouse');
  files.set('/api/index.json', index);
  expect(status).toBe(1);
  expect(stderr).toContain('has other fields');
});
