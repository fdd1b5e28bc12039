/** A readable name for a trail of which only the slug is at hand. */
export function trailNameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
