import { escapeText } from 'entities/escape';
import { editorFolder } from '#schemas/editorFormat.ts';
import { basePathOf } from '#schemas/rules/basePath.ts';
import type { PublishedFile } from '../../files/publishedFile.ts';
import type { Site } from '#schemas/types/published.ts';
import { barePage } from '../barePage.ts';
import { editorConfig } from './editorConfig.ts';

/** Addresses that the editor asks: the repository's host, and the fonts and signs of its own screens. */
export const editorPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'https://cdn.jsdelivr.net'],
  'img-src': ["'self'", 'data:', 'blob:', 'https://*.githubusercontent.com'],
  'connect-src': ["'self'", 'blob:', 'https://api.github.com', 'https://www.githubstatus.com'],
  'worker-src': ["'self'", 'blob:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Returns the page and the configuration of the form editor; none where it is not set up. */
export function editorFiles({
  name,
  language,
  url,
  editor,
}: Pick<Site, 'name' | 'language' | 'url' | 'editor'>): PublishedFile[] {
  return editor
    ? [
        {
          path: `${editorFolder}/index.html`,
          text: editorPage({ name, language }, `${basePathOf(url)}/${editorFolder}/editor.js`),
        },
        {
          path: `${editorFolder}/config.json`,
          text: `${JSON.stringify(editorConfig(editor.repository, url))}\n`,
        },
      ]
    : [];
}

/** Returns the page of the form editor, with the address of the program that opens it. */
export function editorPage({ name, language }: Pick<Site, 'name' | 'language'>, program: string): string {
  return barePage(
    { language },
    `Edit ${escapeText(name)}`,
    `<noscript>The form editor needs scripts.</noscript>
<script type="module" src="${program}"></script>`,
  );
}
