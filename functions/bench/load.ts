import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArguments } from '../localSettings.ts';
import { liveHeap, memoryOf } from './runtimeMemory.ts';

/*
 * 10,000 sign-ups of all sorts against the served guide, whose runtime is killed three times meanwhile. Each sign-up
 * that was acknowledged has to be there at the end, once, and mailed once. Needs a built guide in dist/.
 */
const usage = 'Usage: npm run bench:newsletter [-- SIGN_UPS]';
const parsed = parseArguments(usage, 1);
if ('exitCode' in parsed) process.exit(parsed.exitCode);
const total = Number(parsed.given[0] ?? 10_000);
if (!Number.isSafeInteger(total) || total < 1) {
  console.error(`SIGN_UPS must be a whole number above 0, not "${parsed.given[0]}".\n${usage}`);
  process.exit(2);
}
const kills = 3;
const atOnce = 24;
const root = join(import.meta.dirname, '../..');
const state = mkdtempSync(join(tmpdir(), 'larch-load-'));
const port = await freePort();
const inspectorPort = await freePort();
const guide = `http://127.0.0.1:${port}`;

interface Outcome {
  address: string;
  status: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const outcomes: Outcome[] = [];
const heap: number[] = [];
const memory: number[] = [];
let server = await start();
process.on('exit', () => stop(server));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const began = performance.now();
let next = 0;
let killed = 0;
let restarting: Promise<void> | null = null;
await Promise.all(Array.from({ length: atOnce }, signUpAll));
const seconds = (performance.now() - began) / 1000;

const delivered = await waitForMails();
const tally = (status: number) => outcomes.filter((outcome) => outcome.status === status).length;
const subscribers = await exportAll();

const acknowledged = new Set(outcomes.filter(({ status }) => status === 202).map(({ address }) => address));
const lost = [...acknowledged].filter((address) => !subscribers.has(address));
const unmailed = [...acknowledged].filter((address) => !delivered.has(address));
const doubled = [...delivered].filter(([, mails]) => mails > 1);
console.log(
  [
    `${outcomes.length} requests in ${seconds.toFixed(0)} s, ${killed} kills`,
    `202: ${tally(202)} (${acknowledged.size} addresses), 400: ${tally(400)}, cut by a kill: ${tally(0)}`,
    `kept ${subscribers.size}, lost ${lost.length}, kept twice ${subscribers.doubled}`,
    `mailed ${delivered.size}, not mailed ${unmailed.length}, mailed twice ${doubled.length}`,
    `what the function holds after a collection of garbage, MB: ${inMegabytes(heap, 1)}`,
    `memory of the local runtime around it, MB: ${inMegabytes(memory, 0)}`,
  ].join('\n'),
);
rmSync(state, { recursive: true, force: true });
const isSound = lost.length + unmailed.length + doubled.length + subscribers.doubled === 0;
process.exit(isSound ? 0 : 1);

function inMegabytes(sizes: number[], digits: number): string {
  return sizes.map((bytes) => (bytes / 2 ** 20).toFixed(digits)).join(' ');
}

/**
 * Returns the input of a sign-up and its address. Every tenth input is no address, and every tenth repeats an earlier
 * one in capitals.
 */
function addressOf(number: number): { email: string; address: string } {
  if (number % 10 === 9) return { email: `nonsense ${number}`, address: '' };
  const base = number % 5 === 4 ? number - 4 : number;
  // No domain gets more than its owner may receive.
  const address = `visitor${base}@guests${Math.floor(base / 10)}.example`;
  return { email: base === number ? address : address.toUpperCase(), address };
}

async function signUpAll(): Promise<void> {
  while (next < total) {
    const number = next;
    next += 1;
    if (number > 0 && number % Math.ceil(total / (kills + 1)) === 0 && killed < kills) {
      killed += 1;
      restarting = killAndRestart();
    }
    await restarting;
    if (number % Math.ceil(total / 20) === 0) await measureMemory();
    const { email, address } = addressOf(number);
    let status = await post(number, email);
    outcomes.push({ address, status });
    // A visitor whose request was cut presses the button again.
    while (status === 0) {
      await restarting;
      await sleep(50);
      status = await post(number, email);
      outcomes.push({ address, status });
    }
  }
}

async function killAndRestart(): Promise<void> {
  // In the middle of requests.
  await sleep(20);
  stop(server);
  server = await start();
}

/** Returns the status of the answer, 0 when there was none. */
function post(number: number, email: string): Promise<number> {
  const body = JSON.stringify({ email, consent: 'bench' });
  const client = `10.${(number >> 12) & 255}.${(number >> 4) & 255}.1`;
  return new Promise((resolve) => {
    const sent = request(
      `${guide}/api/newsletter`,
      {
        method: 'POST',
        agent,
        timeout: 20_000,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'cf-connecting-ip': client,
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
        response.once('error', () => resolve(0));
      },
    );
    sent.once('error', () => resolve(0));
    sent.once('timeout', () => sent.destroy());
    sent.end(body);
  });
}

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'functions/serve.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      INSPECTOR_PORT: String(inspectorPort),
      LARCH_STATE: state,
      NEWSLETTER_ORIGIN: guide,
    },
  });
  for (;;) {
    const answer = await fetch(`${guide}/api/newsletter`).catch(() => null);
    // The method is refused: it is up.
    if (answer?.status === 405) return child;
    await sleep(100);
  }
}

/** Kills the group of the server, without a chance to say goodbye. */
function stop({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

async function measureMemory(): Promise<void> {
  memory.push(memoryOf(server.pid ?? 0));
  const size = await liveHeap(inspectorPort, guide);
  if (size !== null) heap.push(size);
}

function mailFiles(): string[] {
  const folder = join(state, 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(folder, name));
}

/** Waits until no mail is queued and returns the number of mails per address. */
async function waitForMails(): Promise<Map<string, number>> {
  let before = -1;
  while (mailFiles().length > before) {
    before = mailFiles().length;
    await measureMemory();
    // Longer than the first wait of a mail that failed.
    await sleep(70_000);
  }
  const mails = new Map<string, number>();
  for (const file of mailFiles()) {
    const to = /^To: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]?.toLowerCase() ?? '';
    mails.set(to, (mails.get(to) ?? 0) + 1);
  }
  return mails;
}

/** Confirms everybody by the links of their mails, and reads the export. */
async function exportAll(): Promise<Set<string> & { doubled: number }> {
  const links = mailFiles().map(
    (file) => /^http\S+\/confirm\S+$/m.exec(readFileSync(file, 'utf8'))?.[0] ?? '',
  );
  const waiting = links.filter(Boolean).values();
  const confirm = async () => {
    for (const link of waiting) await fetch(link, { method: 'POST' }).then((answer) => answer.text());
  };
  await Promise.all(Array.from({ length: atOnce }, confirm));
  const { adminToken } = JSON.parse(readFileSync(join(state, 'newsletter.json'), 'utf8')) as {
    adminToken: string;
  };
  const csv = await fetch(`${guide}/api/newsletter/subscribers`, {
    headers: { authorization: `Bearer ${adminToken}` },
  }).then((answer) => answer.text());
  const addresses = csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => (/^"([^"]*)"/.exec(line)?.[1] ?? '').toLowerCase());
  const unique = new Set(addresses);
  return Object.assign(unique, { doubled: addresses.length - unique.size });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}
