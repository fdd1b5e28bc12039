import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { basePathIn } from './belowPath.ts';
import { localSecrets, parseArguments } from './localSettings.ts';

/*
 * `export` prints the confirmed subscribers as CSV; `delete ADDRESS` deletes one. Asks the guide on this computer, or
 * the one at NEWSLETTER_URL with its NEWSLETTER_ADMIN_TOKEN.
 */
const usage = 'Usage: npm run newsletter:export, or npm run newsletter:delete -- ADDRESS';
const { NEWSLETTER_URL, NEWSLETTER_ADMIN_TOKEN } = process.env;
const here = () =>
  `http://127.0.0.1:${process.env.PORT ?? '4173'}${basePathIn(join(import.meta.dirname, '../dist'))}`;
const guide = (NEWSLETTER_URL ?? here()).replace(/\/+$/, '');

async function request(init: RequestInit): Promise<Response> {
  const token = NEWSLETTER_URL === undefined ? localSecrets().adminToken : NEWSLETTER_ADMIN_TOKEN;
  const response = await fetch(`${guide}/api/newsletter/subscribers`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
  }).catch(() => null);
  if (!response)
    throw new Error(
      `Nothing is running at ${guide}. Start the guide with npm start, or set NEWSLETTER_URL to its https:// address.`,
    );
  const { status } = response;
  const type = response.headers.get('content-type') ?? 'no data';
  if (!/\b(?:csv|json)\b/.test(type))
    throw new Error(`${guide} answered ${status} with ${type} instead of the newsletter's data.`);
  if (!response.ok) throw new Error(`${guide} answered ${status}: ${await response.text()}`);
  return response;
}

async function run(): Promise<number> {
  const parsed = parseArguments(usage, 2);
  if ('exitCode' in parsed) return parsed.exitCode;
  const [command, address] = parsed.given;
  if (command === 'export' && address === undefined) {
    const { body } = await request({ method: 'GET' });
    await pipeline(body ?? [], process.stdout, { end: false }).catch(() => {
      throw new Error('The export was cut off: rows are missing.');
    });
    return 0;
  }
  if (command === 'delete' && address !== undefined) {
    const { deleted } = (await (await request({ method: 'DELETE', body: address })).json()) as {
      deleted: boolean;
    };
    console.log(deleted ? 'Deleted.' : 'No such address.');
    return deleted ? 0 : 1;
  }
  console.error(usage);
  return 2;
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
