import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { editorFolder, editorScript } from '#schemas/editorFormat.ts';
import { editorConfig } from '../emit/editor/editorConfig.ts';
import { editorPage } from '../emit/editor/editorFiles.ts';

const script = join(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')), editorScript);

/** Serves the form editor, with which a maintainer edits the local folder: its script asks for no account here. */
export function serveEditor({ middlewares }: ViteDevServer): void {
  const files: Record<string, { type: string; text: () => string | Buffer }> = {
    '/': {
      type: 'text/html; charset=utf-8',
      text: () => editorPage({ name: 'the guide', language: 'en' }, `/${editorFolder}/main.ts`),
    },
    '/config.json': {
      type: 'application/json',
      text: () => JSON.stringify(editorConfig('owner/guide', 'http://localhost/')),
    },
    '/sveltia-cms.js': { type: 'text/javascript', text: () => readFileSync(script) },
  };
  middlewares.use(`/${editorFolder}`, ({ url = '/', originalUrl }, response, next) => {
    // Its page asks for the files beside it.
    if (originalUrl === `/${editorFolder}`) {
      response.writeHead(302, { Location: `/${editorFolder}/` });
      response.end();
      return;
    }
    const file = files[new URL(url, 'http://localhost').pathname];
    if (!file) return next();
    response.writeHead(200, { 'Content-Type': file.type });
    response.end(file.text());
  });
}
