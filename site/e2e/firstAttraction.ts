import type { Page } from '@playwright/test';
import { readDist } from './readDist.ts';

const [attraction] = readDist<{ slug: string; name: string }[]>('api/attractions.json');

/** The attraction that the list shows first. */
export const { slug, name } = attraction ?? { slug: '', name: '' };

/** Address of its page. */
export const record = `/attractions/${slug}`;

/** Returns the link of its card. */
export const recordLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();
