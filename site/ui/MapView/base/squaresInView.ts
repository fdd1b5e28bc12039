import type { Relief } from '#schemas/types/published.ts';

interface View {
  getSouth: () => number;
  getWest: () => number;
  getNorth: () => number;
  getEast: () => number;
}

/** Returns the slugs of the squares of contours that a view touches. */
export function squaresInView({ origin, squares }: Pick<Relief, 'origin' | 'squares'>, view: View): string[] {
  if (!origin) return [];
  const { lat, lng, latStep, lngStep } = origin;
  return squares.filter((slug) => {
    const [column = 0, row = 0] = slug.split('-').map(Number);
    const [west, south] = [lng + column * lngStep, lat + row * latStep];
    return (
      west < view.getEast() &&
      west + lngStep > view.getWest() &&
      south < view.getNorth() &&
      south + latStep > view.getSouth()
    );
  });
}
