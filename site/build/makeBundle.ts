import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build as buildWithVite, minify } from 'vite';
import { build } from 'vike/api';
import { editorFolder, editorScript } from '#schemas/editorFormat.ts';
import { basePlugin } from './basePlugin.ts';

/** Path of the guide on its host, with a slash at both ends. */
const base = process.env.LARCH_BASE ?? '/';

const [folder, site = join(import.meta.dirname, '..')] = process.argv.slice(2);

/** Scripts that are made small by themselves: they are no modules and belong to no bundle. */
const scripts = ['boot.js', 'offline.js'];

async function smallScript(name: string): Promise<string> {
  const { code } = await minify(name, await readFile(join(site, 'app', name), 'utf8'));
  if (!code) throw new Error(`site/app/${name} is empty.`);
  return code;
}

/** Programs of one file each, since no worker may import another: two service workers, and the form editor's formats. */
const programs = { sw: 'worker/sw.ts', stop: 'worker/stop.ts', [`${editorFolder}/editor`]: 'edit/main.ts' };

async function writePrograms(outDir: string): Promise<void> {
  for (const [name, input] of Object.entries(programs)) {
    await buildWithVite({
      configFile: false,
      root: site,
      base,
      plugins: [basePlugin(base)],
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        target: 'es2022',
        outDir,
        emptyOutDir: false,
        rolldownOptions: {
          input: join(site, input),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    });
  }
}

/** Bundles the site into a folder: `client/` for browsers, `server/` to render pages, the manifest of both. */
async function makeBundle(folder: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  process.env.LARCH_SITE_BUNDLE = folder;
  await build({ viteConfig: { configFile: join(site, 'vite.config.ts'), logLevel: 'silent' } });
  for (const name of scripts) await writeFile(join(folder, 'client', name), await smallScript(name));
  await writePrograms(join(folder, 'client'));
  await copyFile(
    join(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')), editorScript),
    join(folder, 'client', editorFolder, 'sveltia-cms.js'),
  );
}

if (!folder) throw new Error('Usage: makeBundle.ts FOLDER [SITE]');
try {
  await makeBundle(folder);
} catch (error) {
  // Told here and ended here: left alone, the bundler's own handling of errors ends the process as if all were well.
  const failure = error instanceof Error ? error.message : String(error);
  if (process.send) await new Promise((told) => process.send?.(failure, told));
  else console.error(failure);
  process.exit(1);
}
