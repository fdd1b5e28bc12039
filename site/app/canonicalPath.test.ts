import { expect, test } from 'vitest';
import type { Site } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { canonicalPath } from './routes.ts';

const site: Site = {
  ...publishedFile(published.site),
  guides: [{ label: 'By train', href: '/by-train', facts: [] }],
};

test.each([
  ['/', '/'],
  ['/attractions', '/attractions'],
  ['/attractions/', '/attractions'],
  ['/ATTRACTIONS', '/attractions'],
  ['/attractions/Moraine-Lake', '/attractions/moraine-lake'],
  ['/attractions/Moraine-Lake/', '/attractions/moraine-lake'],
  ['/By-Train', '/by-train'],
  ['/attractions/%3CScript%3E%2F', '/attractions/%3Cscript%3E%2F'],
  ['/No-Such-Page', '/No-Such-Page'],
  ['/Attractions/a/b', '/Attractions/a/b'],
])('%s leads to %s', (path, canonical) => {
  expect(canonicalPath(path, site)).toBe(canonical);
});
