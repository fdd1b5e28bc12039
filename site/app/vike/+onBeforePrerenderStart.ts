import { readPublished } from '../readPublished.server.ts';
import { published } from '../../data/published.ts';

/** Every address of the site, as the pipeline lists them, and the page for all others. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  const paths = await readPublished(published.routes);
  return [...paths, '/404'];
}
