import { isInRegion } from '../geometry/lineFaults.ts';
import type { Place } from '../geometry/distanceBetween.ts';
import type { CheckedContent } from './content.ts';

/** Where the guide's own map shows the towns of the filter, by their ids. */
export function townsOnMap({ basemap, site }: Pick<CheckedContent, 'basemap' | 'site'>): Map<string, Place> {
  const points = new Map<string, Place>();
  for (const { data } of basemap) {
    if (data.layer !== 'town') continue;
    for (const { properties, geometry } of data.features) {
      const [lng, lat] = geometry.coordinates;
      if (typeof lng !== 'number' || typeof lat !== 'number') continue;
      // A town off the map is reported as such.
      if (site && isInRegion(site.data.region, { lat, lng }))
        points.set((properties.name ?? '').toLowerCase(), { lat, lng });
    }
  }
  return new Map(
    (site?.data.locations ?? []).flatMap(({ id, label }) => {
      const place = points.get(label.toLowerCase());
      return place ? [[id, place] as const] : [];
    }),
  );
}
