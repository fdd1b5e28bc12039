import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distDir } from './readDist.ts';

test('what the development server adds to a page is in no file of the guide', () => {
  const files = readdirSync(distDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const added = files.filter((file) =>
    /Edit this entry|__edit|@vite\/client|react-refresh/.test(readFileSync(join(distDir, file), 'utf8')),
  );
  expect(added).toEqual([]);
});
