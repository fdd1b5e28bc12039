import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distDir, routes } from './publishedRoutes.ts';

// One of each kind is read in a browser without script, too.
test.each(routes)('%s has its heading and its text before any script runs', (path) => {
  const html = readFileSync(join(distDir, path, 'index.html'), 'utf8');
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const text = main.replaceAll(/<(script|style|template)\b.*?<\/\1>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');
  expect(text.length).toBeGreaterThan(120);
  expect(text).not.toContain('Loading...');
});
