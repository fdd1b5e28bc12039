import { pointsOf, shapeOf } from '../../../content/mapShapes.ts';
import type { Entry } from '../../../content/checkedContent.ts';
import { findingIn, type Rule } from '../../findingIn.ts';

/** The map may reach this far beyond the region of the places, in degrees: roads lead somewhere. */
const margin = 0.6;

export const basemapShapes: Rule = {
  name: 'basemap-shapes',
  description:
    "Layers of the guide's own map are made of the right shapes (areas, lines or points), areas are closed, peaks have a " +
    'height, and nothing lies far outside the region of site.yaml.',
  canBeExcused: false,
  check({ basemap, site }) {
    const region = site?.data.region;
    const isNear = ([lng, lat]: readonly [number, number]) =>
      !region ||
      (lat >= region.south - margin &&
        lat <= region.north + margin &&
        lng >= region.west - margin &&
        lng <= region.east + margin);
    return basemap.flatMap((entry) =>
      entry.data.features.flatMap((feature, index) => {
        const found = mistakeIn(entry.data.layer, feature, isNear);
        if (!found) return [];
        const { path, ...finding } = found;
        return [findingIn(entry.file, ['features', index, ...path], finding)];
      }),
    );
  },
};

type Layer = Entry<'basemap'>['data'];

interface Mistake {
  path: (string | number)[];
  message: string;
  suggestion: string;
}

/** Returns the first mistake of a feature, or null. */
function mistakeIn(
  layer: Layer['layer'],
  { properties, geometry }: Layer['features'][number],
  isNear: (point: readonly [number, number]) => boolean,
): Mistake | null {
  const shape = shapeOf[layer];
  const { name, elevationM } = properties;
  if (geometry.type !== shape)
    return {
      path: ['geometry', 'type'],
      message: `"${name}" is a ${geometry.type}, but a ${layer} is a ${shape}`,
      suggestion: `Write ${shape}, or move it to the layer it belongs to.`,
    };
  const points = pointsOf(shape, geometry.coordinates);
  if (!points)
    return {
      path: ['geometry', 'coordinates'],
      message: `the coordinates of "${name}" are not nested as those of a ${shape}`,
      suggestion:
        'A Point is one [longitude, latitude], a LineString a list of them, a Polygon a list with one such list.',
    };
  const first = points[0];
  const last = points.at(-1);
  if (shape === 'Polygon' && (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]))
    return {
      path: ['geometry', 'coordinates'],
      message: `"${name}" is not closed: it ends elsewhere than it begins`,
      suggestion: 'Repeat the first point at the end.',
    };
  const outside = points.find((point) => !isNear(point));
  if (outside)
    return {
      path: ['geometry', 'coordinates'],
      message: `${outside.join(', ')} of "${name}" lies far outside the region of site.yaml`,
      suggestion: isNear([outside[1], outside[0]])
        ? 'GeoJSON says longitude first: are they swapped?'
        : 'Check both numbers on a map.',
    };
  if (layer === 'peak' && elevationM === undefined)
    return {
      path: ['properties'],
      message: `"${name}" has no height`,
      suggestion: 'Add elevationM, in metres.',
    };
  return null;
}
