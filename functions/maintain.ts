import { localSecrets } from './localSettings.ts';

/*
 * `export` prints the confirmed subscribers as CSV; `delete ADDRESS` deletes one. Of the guide that runs on this
 * computer, or of the one at NEWSLETTER_URL with its NEWSLETTER_ADMIN_TOKEN.
 */
const [command, address, ...more] = process.argv.slice(2);
const { NEWSLETTER_URL, NEWSLETTER_ADMIN_TOKEN } = process.env;
const guide = NEWSLETTER_URL ?? `http://127.0.0.1:${process.env.PORT ?? '4173'}`;
const token = NEWSLETTER_URL === undefined ? localSecrets().adminToken : NEWSLETTER_ADMIN_TOKEN;

async function ask(init: RequestInit): Promise<string> {
  const response = await fetch(new URL('/api/newsletter/subscribers', guide), {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
  }).catch(() => null);
  if (!response)
    throw new Error(`Nothing answers at ${guide}: start the guide with npm start, or set NEWSLETTER_URL.`);
  const text = await response.text();
  if (!response.ok) throw new Error(`${guide} answered ${response.status}: ${text}`);
  return text;
}

async function run(): Promise<number> {
  if (command === 'export' && address === undefined) {
    process.stdout.write(await ask({ method: 'GET' }));
    return 0;
  }
  if (command === 'delete' && address !== undefined && more.length === 0) {
    const { deleted } = JSON.parse(await ask({ method: 'DELETE', body: address })) as { deleted: boolean };
    console.log(deleted ? 'Deleted.' : 'There is no such address.');
    return deleted ? 0 : 1;
  }
  console.error('Usage: npm run newsletter:export, or npm run newsletter:delete -- ADDRESS');
  return 2;
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
