import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import { build } from 'vike/api';

const site = join(import.meta.dirname, '..');

/** The boot script, made small by itself: it is no module and belongs to no bundle. */
async function bootScript(): Promise<string> {
  const { code } = await minify('boot.js', await readFile(join(site, 'app/boot.js'), 'utf8'));
  if (!code) throw new Error('site/app/boot.js is empty.');
  return code;
}

/** Bundles the site into a folder: `client/` for browsers, `server/` to render pages, the manifest of both. */
async function makeBundle(folder: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  process.env.LARCH_SITE_BUNDLE = folder;
  await build({ viteConfig: { configFile: join(site, 'vite.config.ts'), logLevel: 'error' } });
  await writeFile(join(folder, 'client/boot.js'), await bootScript());
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: makeBundle.ts FOLDER');
await makeBundle(folder);
