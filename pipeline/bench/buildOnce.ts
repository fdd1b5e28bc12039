import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/*
 * One whole build without pictures, as a process of its own: node buildOnce.ts CONTENT OUT SITE_MODULE CACHE.
 * Pictures are left out, since to draw thousands of them takes hours and says nothing of the rest.
 */
const [content = '', out = '', module = '', cache = ''] = process.argv.slice(2);

// As the commands do it.
process.env.NODE_COMPILE_CACHE ??= join(cache, '../compiled');
enableCompileCache();
const { build } = await import('../build.ts');

const { problems, out: written } = await build({
  content,
  out,
  today: () => '2026-11-20',
  site: { module, args: [cache] },
  emitPictures: () => Promise.resolve([]),
});
if (!written) throw new Error(problems[0]?.message ?? 'the corpus has problems');
