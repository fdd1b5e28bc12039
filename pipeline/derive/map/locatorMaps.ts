import type { AttractionDetail } from '#schemas/types/published.ts';
import { distanceBetween, type Place } from '#schemas/rules/distanceBetween.ts';
import type { Content } from '../../content/checkedContent.ts';
import { townPositions } from '../../validate/townPositions.ts';
import { attributionsOf } from './basemap.ts';
import type { ReliefDrawings } from './reliefDrawing.ts';
import { type Bounds, boundsAround, type MapWithin } from './surroundings.ts';

/** Number of towns listed beside a place. */
const namedTowns = 3;
/** Kilometres from a place to the left or right edge of its map, and from there to the upper or lower edge. */
const reachKm = { least: 4, most: 16 };
const upToAcross = 0.7;
/** Bends of less than this share of the width of the map are not drawn: about a pixel. */
const finest = 1 / 400;
/** The nearest town lies within that share of the distance to the edge. */
const townWithin = 0.8;

/** Tells where places lie: what of the guide's own map is around them, and how far the towns are. */
export function createLocatorMaps(
  content: Content,
  within: MapWithin,
  drawRelief: ReliefDrawings['draw'],
): (slug: string, at: Place | undefined) => AttractionDetail['locatorMap'] {
  const places = townPositions(content);
  const known = content.site.data.locations.flatMap(({ id, label }) => {
    const place = places.get(id);
    return place ? [{ name: label, place }] : [];
  });
  const attributions = attributionsOf(content.basemap);
  const heightsFrom = content.heights?.data.attribution ?? null;
  return (slug, at) => {
    if (!at) return null;
    const towns = known
      .map(({ name, place }) => ({ name, km: distanceBetween(at, place) }))
      .sort((a, b) => a.km - b.km)
      .slice(0, namedTowns);
    const wished = (towns[0]?.km ?? 0) / (townWithin * upToAcross);
    const across = Math.min(reachKm.most, Math.max(reachKm.least, wished));
    const point = { south: at.lat, west: at.lng, north: at.lat, east: at.lng };
    const finestM = finest * 2 * across * 1000;
    const bounds = rounded(boundsAround(point, across, upToAcross * across));
    const relief = drawRelief(`/maps/attractions/${slug}.svg`, bounds, finestM);
    return {
      bounds,
      surroundings: within(bounds, finestM),
      relief,
      attributions: relief && heightsFrom ? [...attributions, heightsFrom] : attributions,
      towns: towns.map(({ name, km }) => ({ name, km: Math.round(km * 10) / 10 })),
    };
  };
}

/** Rounds to five decimals of a degree, about a metre. */
function rounded({ south, west, north, east }: Bounds): Bounds {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return { south: round(south), west: round(west), north: round(north), east: round(east) };
}
