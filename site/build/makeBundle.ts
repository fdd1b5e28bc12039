import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as buildWithVite, minify } from 'vite';
import { build } from 'vike/api';

/** Path of the guide on its host, with a slash at both ends. */
const base = process.env.LARCH_BASE ?? '/';

/** Scripts that are minified by themselves, because they are no modules and belong to no bundle. */
const scripts = ['boot.js', 'offline.js'];

/** Service workers: one file each, because a worker cannot import another file. */
const workers = ['sw', 'stop'];

/** Bundles the site into a folder: `client/` for browsers, `server/` to render pages, and the manifest of both. */
export async function makeBundle(folder: string, site = join(import.meta.dirname, '..')): Promise<void> {
  process.env.NODE_ENV = 'production';
  process.env.LARCH_SITE_BUNDLE = folder;
  const outDir = join(folder, 'client');
  await build({ viteConfig: { configFile: join(site, 'vite.config.ts'), logLevel: 'silent' } });
  for (const name of scripts) {
    const { code } = await minify(name, await readFile(join(site, 'boot', name), 'utf8'));
    await writeFile(join(outDir, name), code);
  }
  for (const name of workers) {
    await buildWithVite({
      configFile: false,
      root: site,
      base,
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        target: 'es2022',
        outDir,
        emptyOutDir: false,
        rolldownOptions: {
          input: join(site, `worker/${name}.ts`),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    });
  }
}
