import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedFile } from './publishedFile.ts';
import { writeFiles } from './writeFiles.ts';

/**
 * Fills a folder with the data files and the prerendered site. The site is made by another program, which reads the
 * data from LARCH_PUBLISHED and writes to LARCH_SITE_OUT. Throws when it fails or when both want the same path.
 */
export async function mergeSite(
  files: readonly PublishedFile[],
  staging: string,
  siteCommand: readonly [string, ...string[]],
): Promise<void> {
  const data = join(staging, '.data');
  const site = join(staging, '.site');
  mkdirSync(site, { recursive: true });
  writeFiles(data, files);
  await run(siteCommand, { LARCH_PUBLISHED: data, LARCH_SITE_OUT: site });
  for (const part of [data, site]) {
    cpSync(part, staging, { recursive: true, errorOnExist: true, force: false });
    rmSync(part, { recursive: true });
  }
}

function run([program, ...args]: readonly [string, ...string[]], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`the site build ended with ${signal ?? `exit code ${code}`}`));
    });
  });
}
