import { recordsOf } from '../../../content/checkedContent.ts';
import { isInRegion } from '../../../geometry/lineFaults.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { orList } from '../../describeError.ts';
import { findingIn, type Rule } from '../../findingIn.ts';
import { isWholeDegree } from './plausiblePlaces.ts';
import { townPositions } from '../../townPositions.ts';
import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
import { isAtLocation } from '#schemas/rules/isAtLocation.ts';

export const locationText: Rule = {
  name: 'location-text',
  description:
    'Visitors filter by area through a search of the location text, so the text contains its own area and no other.',
  canBeExcused: true,
  check(content) {
    const areas = content.site?.data.locations.map(({ id }) => id) ?? [];
    return recordsOf(content).flatMap(({ file, data: { location, town } }) => {
      // An unknown town is reported as such.
      if (!areas.includes(town)) return [];
      if (!isAtLocation(location, town)) {
        const message = `location does not contain the area "${town}", so the filter would not find it`;
        return [findingIn(file, ['location'], { message, suggestion: `Name ${town} in it.` })];
      }
      const others = areas.filter((area) => area !== town && isAtLocation(location, area));
      if (others.length === 0) return [];
      const message = `location also names ${others.join(' and ')}, so the filter would find it there too`;
      const suggestion = 'Name the other place in the description instead.';
      return [findingIn(file, ['location'], { message, suggestion })];
    });
  },
};

export const towns: Rule = {
  name: 'towns',
  description:
    'The town of a record is one of the ids under locations of site.yaml: no filter would find another.',
  canBeExcused: false,
  check(content) {
    const { site } = content;
    if (!site) return [];
    const ids = site.data.locations.map(({ id }) => id);
    return [...recordsOf(content), ...content.importedEvents].flatMap(({ file, data: { town } }) => {
      if (ids.includes(town)) return [];
      const message = `town must be ${orList(ids)} (got "${town}")`;
      const suggestion =
        didYouMean(town, ids) ?? 'Take one of these, or add the area under locations of site.yaml.';
      return [findingIn(file, ['town'], { message, suggestion })];
    });
  },
};

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
