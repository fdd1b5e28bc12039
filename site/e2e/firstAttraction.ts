import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDir, readDist } from './readDist.ts';

const page = readFileSync(join(distDir, 'attractions/index.html'), 'utf8');
const [, first = ''] = /href="\/attractions\/([^"]+)"/.exec(page) ?? [];
const attractions = readDist<{ slug: string; name: string }[]>('api/attractions.json');

/** The attraction that the list shows first: what is closed on the day of the build comes later. */
export const { slug, name } = attractions.find((one) => one.slug === first) ?? { slug: '', name: '' };

/** Address of its page. */
export const record = `/attractions/${slug}`;

/** Returns the link of its card. */
export const recordLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();
