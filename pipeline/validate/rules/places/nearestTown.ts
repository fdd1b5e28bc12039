import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
import { isInRegion } from '../../../geometry/lineFaults.ts';
import { recordsOf } from '../../../content/checkedContent.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { isWholeDegree } from './plausiblePlaces.ts';
import { townPositions } from '../../townPositions.ts';

/** Kilometres by which another town may be nearer: a valley may belong to the town at its other end. */
const detourKm = 10;

export const nearestTown: Rule = {
  name: 'nearest-town',
  description:
    'A place lies near the town under which visitors find it: no other town on the map of the guide is nearer by more ' +
    'than 10 km. A trail keeps to its own coordinates, see route-place.',
  canBeExcused: true,
  check(content) {
    const { site } = content;
    const places = townPositions(content);
    if (!site || places.size < 2) return [];
    return recordsOf(content).flatMap((entry) => {
      const { file, data } = entry;
      const own = places.get(data.town);
      const at = entry.kind === 'event' ? undefined : entry.data.coordinates;
      if (!own || !at || !isInRegion(site.data.region, at) || isWholeDegree(at)) return [];
      const [nearest] = [...places]
        .map(([town, place]) => ({ town, km: distanceBetween(place, at) }))
        .sort((a, b) => a.km - b.km);
      const km = distanceBetween(own, at);
      if (!nearest || km - nearest.km <= detourKm) return [];
      return [
        findingIn(file, ['coordinates', 'lat'], {
          message: `the coordinates are ${Math.round(km)} km from ${data.town} and ${Math.round(nearest.km)} km from ${nearest.town}`,
          suggestion: `Check both numbers on a map, or write town: ${nearest.town}`,
        }),
      ];
    });
  },
};
