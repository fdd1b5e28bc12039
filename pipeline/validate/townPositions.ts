import { pointsOf } from '../content/mapShapes.ts';
import { isInRegion } from '../geometry/lineFaults.ts';
import type { Place } from '#schemas/rules/distanceBetween.ts';
import type { CheckedContent } from '../content/checkedContent.ts';

/** Returns the positions of the filter's towns on the guide's own map, by their ids. */
export function townPositions({
  basemap,
  site,
}: Pick<CheckedContent, 'basemap' | 'site'>): Map<string, Place> {
  const points = new Map<string, Place>();
  for (const { data } of basemap) {
    if (data.layer !== 'town') continue;
    for (const { properties, geometry } of data.features) {
      const [point] = pointsOf('Point', geometry.coordinates) ?? [];
      if (!point) continue;
      const place = { lat: point[1], lng: point[0] };
      // A town off the map is reported as such.
      if (site && isInRegion(site.data.region, place))
        points.set((properties.name ?? '').toLowerCase(), place);
    }
  }
  return new Map(
    (site?.data.locations ?? []).flatMap(({ id, label }) => {
      const place = points.get(label.toLowerCase());
      return place ? [[id, place] as const] : [];
    }),
  );
}
