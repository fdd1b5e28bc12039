import { capitalize } from '../../../ui/text/capitalize.ts';
/** Returns a readable name made from the slug of a trail. */
export function trailNameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => capitalize(word))
    .join(' ');
}
