import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../e2e/freePort.ts';

const root = join(import.meta.dirname, '../..');
const timeout = 60_000;

interface RunningGuide extends AsyncDisposable {
  /** Address without a slash at its end. */
  origin: string;
}

/** Serves dist/ as production does until it is disposed of, and resolves when it answers. */
export async function startGuide(): Promise<RunningGuide> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'functions/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  const exited = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
  };
  const answers = async () => (await fetch(`${origin}/api/site.json`).catch(() => null))?.ok === true;
  for (const deadline = Date.now() + timeout; !(await answers()); await wait(200)) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The guide did not answer at ${origin} within ${timeout / 1000} s.`);
    }
  }
  return { origin, [Symbol.asyncDispose]: stop };
}
