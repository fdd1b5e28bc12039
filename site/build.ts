import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'terser';
import { build } from 'vike/api';

/** The boot script, made small by itself: it is no module and belongs to no bundle. */
async function bootScript(): Promise<string> {
  const { code } = await minify(await readFile(join(import.meta.dirname, 'app/boot.js'), 'utf8'));
  if (!code) throw new Error('site/app/boot.js is empty.');
  return code;
}

/**
 * vike ends each page with the entry as an async module, which would compete with the first picture. boot.js imports
 * the entry when the page is idle, so that tag goes.
 */
async function removeEntryScripts(folder: string): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const path = join(folder, file);
    const html = await readFile(path, 'utf8');
    const lean = html.replace(/<script src="[^"]+" type="module" async><\/script>(?=<\/body>)/, '');
    if (lean === html) throw new Error(`${file} does not end with the entry script that vike writes.`);
    await writeFile(path, lean);
  }
}

/**
 * Bundles and prerenders the site from the published files in LARCH_PUBLISHED into LARCH_SITE_OUT: that folder then
 * holds the static site itself, without the bundles that only prerendering needed.
 */
async function main(): Promise<void> {
  const out = process.env.LARCH_SITE_OUT;
  if (!out || !process.env.LARCH_PUBLISHED) throw new Error('Run the site build through `npm run build`.');
  process.env.NODE_ENV = 'production';
  // vike finds its server bundle only below the working directory; the process id keeps builds apart.
  const bundle = join(import.meta.dirname, `../.cache/site-${process.pid}`);
  process.env.LARCH_SITE_BUNDLE = bundle;
  try {
    await build({
      viteConfig: { configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'error' },
    });
    await mkdir(out, { recursive: true });
    await cp(join(bundle, 'client'), out, { recursive: true });
    await removeEntryScripts(out);
    await writeFile(join(out, 'boot.js'), await bootScript());
    await cp(join(out, '404/index.html'), join(out, '404.html'));
    await rm(join(out, '404'), { recursive: true });
  } finally {
    await rm(bundle, { recursive: true, force: true });
  }
}

await main();
