import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOutbox } from '../localSettings.ts';

/** Returns an outbox folder for a test, and what is in it. */
export async function temporaryOutbox() {
  const folder = mkdtempSync(join(tmpdir(), 'larch-outbox-'));
  const { url, server } = await startOutbox(folder);
  return {
    url,
    /** Returns the mails to an address. */
    mailsTo(address: string): string[] {
      return readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .filter((mail) => mail.includes(`\nTo: ${address}\n`));
    },
    stop() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the first link of a kind in a mail. */
export function linkIn(mail: string, purpose: 'confirm' | 'leave'): string {
  const link = new RegExp(`^http\\S+/${purpose}\\?token=\\S+$`, 'm').exec(mail)?.[0];
  if (link === undefined) throw new Error(`No link to ${purpose} in ${mail}`);
  return link;
}
