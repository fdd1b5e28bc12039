import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Folder of the local runtime for subscribers, mails and secrets. LARCH_STATE overrides it. */
export const stateDir = process.env.LARCH_STATE ?? join(root, '.wrangler/state');
/** Folder to which the local runtime writes mails. */
export const outboxDir = join(stateDir, 'outbox');

interface LocalSecrets {
  secret: string;
  adminToken: string;
}

/** Returns the secrets of this computer: made once, so that a link keeps its worth over a restart. */
export function localSecrets(): LocalSecrets {
  const file = join(stateDir, 'newsletter.json');
  if (!existsSync(file)) {
    mkdirSync(stateDir, { recursive: true });
    const random = () => randomBytes(32).toString('hex');
    writeFileSync(file, JSON.stringify({ secret: random(), adminToken: random() }), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets;
}
