import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createTestHarness } from 'wrangler';

const root = join(import.meta.dirname, '../..');

// The host's own services are not called.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';

export const testSettings = {
  NEWSLETTER_MAIL: 'outbox',
  NEWSLETTER_OUTBOX: 'http://127.0.0.1:9',
  NEWSLETTER_ORIGIN: 'https://guide.example',
  NEWSLETTER_FROM: 'letters@guide.example',
  NEWSLETTER_SECRET: 'a secret for tests that is long enough',
  NEWSLETTER_ADMIN_TOKEN: 'a token for tests',
};

interface WorkerOptions {
  settings?: Record<string, string>;
  hasStore?: boolean;
  /** Files of the site by their paths, beside the one that has its name. */
  files?: Readonly<Record<string, string>>;
}

/**
 * Returns the function in the runtime of the host, configured as `wrangler.jsonc` says, with a site of the files
 * given.
 */
export async function startWorker({
  settings = testSettings,
  hasStore = true,
  files = {},
}: WorkerOptions = {}) {
  const assets = mkdtempSync(join(tmpdir(), 'larch-worker-'));
  const all = { 'api/site.json': JSON.stringify({ name: 'Test guide' }), ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(assets, path)), { recursive: true });
    writeFileSync(join(assets, path), text);
  }
  const config = readConfiguration();
  const harness = createTestHarness({
    root,
    workers: [
      {
        config: {
          ...config,
          assets: { ...config.assets, directory: assets },
          vars: settings,
          ...(!hasStore && { durable_objects: { bindings: [] }, migrations: [] }),
        },
      },
    ],
  });
  const { url } = await harness.listen();
  const worker = harness.getWorker();
  const database = hasStore
    ? await worker.getDurableObjectStorage('NEWSLETTER', { name: 'newsletter' })
    : null;
  return {
    url: url.origin,
    harness,
    /** Runs SQL in the place where subscribers are kept. */
    async sql(query: string, ...values: (string | number)[]): Promise<Record<string, unknown>[]> {
      if (!database) throw new Error('There is no store.');
      return [...((await database.exec(query, ...values)) as Iterable<Record<string, unknown>>)];
    },
    scheduled: () => worker.scheduled({ cron: '*/15 * * * *' }),
    async stop() {
      await harness.close();
      rmSync(assets, { recursive: true, force: true });
    },
  };
}

export type TestWorker = Awaited<ReturnType<typeof startWorker>>;

type Configuration = Record<string, unknown> & { name: string; assets: Record<string, unknown> };

function readConfiguration(): Configuration {
  const text = readFileSync(join(root, 'wrangler.jsonc'), 'utf8');
  // Whole-line comments and commas before a closing bracket are all that its JSON has too much.
  const json = text.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/,(\s*[\]}])/g, '$1');
  return JSON.parse(json) as Configuration;
}
