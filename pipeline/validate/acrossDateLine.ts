import type { CheckedContent, Entry } from '../content/checkedContent.ts';
import type { ContentKind } from '../content/contentKinds.ts';
import type { Region } from '../geometry/lineFaults.ts';

/** A region that is wider, in degrees, has a wrong sign. */
const widest = 60;

/**
 * Returns the content with longitudes from 0 to 360 if its region lies across the 180th meridian (`west: 179`,
 * `east: -179`), so that no later step meets a seam. Returns any other content as it is.
 */
export function acrossDateLine(content: CheckedContent): CheckedContent {
  if (!content.site || !isAcross(content.site.data.region)) return content;
  const continued = <K extends ContentKind>(entry: Entry<K>): Entry<K> => {
    const data = structuredClone(entry.data);
    continueIn(data);
    return { ...entry, data };
  };
  const site = continued(content.site);
  site.data.region.east += 360;
  return {
    ...content,
    site,
    attractions: content.attractions.map(continued),
    activities: content.activities.map(continued),
    accommodations: content.accommodations.map(continued),
    trails: content.trails.map(continued),
    events: content.events.map(continued),
    notices: content.notices.map(continued),
    basemap: content.basemap.map(continued),
    transit: content.transit && continued(content.transit),
    routes: content.routes.map((route) => ({
      ...route,
      points: route.points.map((point) => ({ ...point, lng: beyond(point.lng) })),
    })),
  };
}

const isAcross = ({ west, east }: Region) => west > 0 && east < 0 && east + 360 - west <= widest;

const beyond = (lng: number) => (lng < 0 ? lng + 360 : lng);

/** Adds 360 to the western longitudes of the places (`lat`, `lng`) and GeoJSON positions in a value. */
function continueIn(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(continueIn);
  if (typeof value !== 'object' || value === null) return;
  const record = value as Record<string, unknown>;
  if (typeof record.lng === 'number') record.lng = beyond(record.lng);
  for (const [key, inner] of Object.entries(record)) {
    if (key === 'coordinates' && Array.isArray(inner)) continueInPositions(inner);
    else continueIn(inner);
  }
}

function continueInPositions(positions: unknown[]): void {
  if (typeof positions[0] === 'number') positions[0] = beyond(positions[0]);
  else for (const inner of positions) if (Array.isArray(inner)) continueInPositions(inner);
}
