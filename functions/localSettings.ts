import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync, renameSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');

/** Folder of the local runtime for subscribers, mails and secrets. LARCH_STATE overrides it. */
export const stateDir = process.env.LARCH_STATE ?? join(root, '.wrangler/state');
/** Folder to which the local runtime writes mails. */
export const outboxDir = join(stateDir, 'outbox');

interface LocalSecrets {
  secret: string;
  adminToken: string;
}

/** Returns the secrets of this computer: made once, so that a link stays valid over a restart. */
export function localSecrets(): LocalSecrets {
  const file = join(stateDir, 'newsletter.json');
  if (!existsSync(file)) {
    mkdirSync(stateDir, { recursive: true });
    const random = () => randomBytes(32).toString('hex');
    writeFileSync(file, JSON.stringify({ secret: random(), adminToken: random() }), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets;
}

/** Writes the mails that the function hands over into a folder; the address is where it listens. */
export async function startOutbox(folder: string): Promise<{ url: string; server: Server }> {
  mkdirSync(folder, { recursive: true });
  const server = createServer((request, response) => {
    const name = /^\/([\w-]+\.eml)$/.exec(request.url ?? '')?.[1];
    const write = async () => {
      if (request.method !== 'PUT' || name === undefined) return 404;
      // A mail that is cut short never lies there under its name.
      const part = join(folder, `.${name}.part`);
      writeFileSync(part, await text(request));
      renameSync(part, join(folder, name));
      return 204;
    };
    write().then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}

/**
 * Takes a folder of the local runtime for this process until it ends, and returns null. When another process has it,
 * returns a sentence that says so, because two runtimes that write to one database make each other lose sign-ups.
 */
export function lockState(folder: string): string | null {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'serve.pid');
  if (!create(file)) {
    const holder = readFileSync(file, 'utf8').trim();
    if (isRunning(holder)) {
      return `The guide is already running: process ${holder} is using ${folder}. Stop it, or set LARCH_STATE to another folder. If that process is another program, delete ${file}.`;
    }
    // It was killed before it could clean up.
    rmSync(file, { force: true });
    if (!create(file)) return lockState(folder);
  }
  process.on('exit', () => rmSync(file, { force: true }));
  return null;
}

/** Creates the file with this process in it; false when it is there. */
function create(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(holder: string): boolean {
  // Its process has made the file and not written to it yet.
  if (!/^[1-9]\d*$/.test(holder)) return true;
  const pid = Number(holder);
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The arguments of a command line, or the exit code with which the program ends. */
type Arguments = { given: string[] } | { exitCode: 0 | 2 };

/**
 * Parses a command line without options, with at most as many arguments as the usage names. Prints the usage for
 * `--help` (exit code 0), and for unknown options and too many arguments (exit code 2).
 */
export function parseArguments(usage: string, most: number): Arguments {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return { exitCode: 0 };
  }
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, strict: true, options: {} });
    if (positionals.length <= most) return { given: positionals };
    console.error(`Too many arguments: got ${positionals.length}, expected at most ${most}.\n${usage}`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  return { exitCode: 2 };
}
