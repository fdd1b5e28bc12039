import { capitalize } from '../../../ui/text/capitalize.ts';
/** A readable name for a trail of which only the slug is at hand. */
export function trailNameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => capitalize(word))
    .join(' ');
}
