import type { Site } from '#schemas/types/published.ts';
import type { PublishedFile } from '../../files/publishedFile.ts';

/** Returns the sign that browsers show in their tabs. */
export function faviconFile({ sign: { path, color, background } }: Pick<Site, 'sign'>): PublishedFile {
  const ground = `<rect width="32" height="32" fill="${background}"/>`;
  return {
    path: 'favicon.svg',
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<path fill="${color}" d="${path}"/></svg>\n`,
  };
}
