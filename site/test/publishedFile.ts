import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedUrl } from '../data/published.ts';
import { fixtureDataDir } from './buildFixtureData.ts';

/** Reads the file that the pipeline published of the fixture content at an address. */
export function publishedFile<T>(url: PublishedUrl<T>): T {
  return JSON.parse(readFileSync(join(fixtureDataDir, url), 'utf8')) as T;
}
