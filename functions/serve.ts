import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePathIn } from './belowPath.ts';
import {
  localSecrets,
  outboxDir,
  stateDir,
  lockState,
  startOutbox,
  parseArguments,
} from './localSettings.ts';

const parsed = parseArguments('Usage: npm run serve [-- FOLDER]', 1);
if ('exitCode' in parsed) process.exit(parsed.exitCode);

const root = join(import.meta.dirname, '..');
const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');
const folder = parsed.given[0] ?? join(root, 'dist');
if (!existsSync(folder)) {
  console.error(`${folder}: there is no such folder. Run npm run build first.`);
  process.exit(1);
}
const port = process.env.PORT ?? '4173';
/** Port of the debugger; any free one by default. */
const inspectorPort = process.env.INSPECTOR_PORT ?? '0';

const inUse = lockState(stateDir);
if (inUse !== null) {
  console.error(inUse);
  process.exit(1);
}

const { secret, adminToken } = localSecrets();
const outbox = await startOutbox(outboxDir);
const settings = join(stateDir, 'newsletter.env');
writeFileSync(
  settings,
  [
    'NEWSLETTER_MAIL=outbox',
    'NEWSLETTER_FROM=newsletter@localhost.invalid',
    `NEWSLETTER_OUTBOX=${outbox.url}`,
    // Links of mails lead to this computer, not to the published guide.
    `NEWSLETTER_ORIGIN=${process.env.NEWSLETTER_ORIGIN ?? `http://localhost:${port}`}`,
    `NEWSLETTER_SECRET=${secret}`,
    `NEWSLETTER_ADMIN_TOKEN=${adminToken}`,
    '',
  ].join('\n'),
  { mode: 0o600 },
);

/** Serves dist/ or the folder given, with the function, on the production runtime, offline and without a login. */
const server = spawn(
  process.execPath,
  [
    wrangler,
    'dev',
    '--assets',
    folder,
    '--ip',
    '127.0.0.1',
    '--port',
    port,
    '--persist-to',
    stateDir,
    '--env-file',
    settings,
    '--inspector-port',
    inspectorPort,
    '--show-interactive-dev-session=false',
    // Below an error there is only that the clock of the host does not run here; the alarm of the newsletter does.
    '--log-level',
    'error',
  ],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      CI: '1',
    },
  },
);
console.log(`Serving http://localhost:${port}${basePathIn(folder)}/ (Ctrl+C to stop).`);
console.log(`Newsletter emails are saved to ${outboxDir}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
