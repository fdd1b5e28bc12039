import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

let dir = '';
let state = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'larch-lock-'));
  state = join(dir, 'state');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const holder = () => join(state, 'serve.pid');

/** A process that locks the folder, prints the result, and runs until its input ends. */
function take() {
  const module = JSON.stringify(join(import.meta.dirname, 'localSettings.ts'));
  const script = `import { lockState } from ${module};
    console.log(lockState(process.argv[1]) ?? 'taken');
    process.stdin.resume().on('end', () => process.exit());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, state], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const output = once(child.stdout, 'data').then(([words]) => String(words).trim());
  const end = async (signal?: NodeJS.Signals) => {
    const ended = once(child, 'exit');
    if (signal) child.kill(signal);
    else child.stdin.end();
    await ended;
  };
  return { output, end, pid: child.pid };
}

test('a second process is told who has the folder and what to do, until the first has ended', async () => {
  const first = take();
  expect(await first.output).toBe('taken');
  const second = take();
  expect(await second.output).toBe(
    `The guide is already running: process ${first.pid} is using ${state}. Stop it, or set LARCH_STATE to another folder. If that process is another program, delete ${holder()}.`,
  );
  // One that was refused leaves the file of the first alone.
  await second.end();
  expect(readFileSync(holder(), 'utf8')).toBe(`${first.pid}\n`);
  await first.end();
  expect(existsSync(holder())).toBe(false);
  const third = take();
  expect(await third.output).toBe('taken');
  await third.end();
});

test('the folder of a process that was killed is taken over', async () => {
  const killed = take();
  await killed.output;
  await killed.end('SIGKILL');
  expect(existsSync(holder())).toBe(true);
  const next = take();
  expect(await next.output).toBe('taken');
  expect(readFileSync(holder(), 'utf8')).toBe(`${next.pid}\n`);
  await next.end();
});

test('the guide is not served twice from one folder', async () => {
  const first = take();
  await first.output;
  const server = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), dir], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LARCH_STATE: state, PORT: '0' },
  });
  const [output, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect([output.split(':')[0], code]).toEqual(['The guide is already running', 1]);
  await first.end();
});

test('a file that names no process yet is somebody else’s', async () => {
  const first = take();
  await first.output;
  writeFileSync(holder(), '');
  const second = take();
  expect(await second.output).toContain('The guide is already running');
  await second.end();
  await first.end();
});
