import type { AuthoredBasemap } from '#schemas/types/authored.ts';
import type { Basemap, MapFeature } from '#schemas/types/published.ts';
import { pointsOf, shapeOf } from '../../content/mapShapes.ts';
import type { LngLat } from '../../geometry/line.ts';
import type { Entry } from '../../content/checkedContent.ts';

/** Steps to a degree: about 11 m from south to north. */
const perDegree = 10_000;

/** Areas lie under lines, lines under points. */
const order = ['park', 'glacier', 'lake', 'stream', 'river', 'railway', 'road', 'town', 'peak'] as const;

/** Returns the guide's own map as one small document. */
export function toBasemap(layers: readonly Entry<'basemap'>[]): Basemap {
  const features = layers.flatMap(({ data: { layer, features: given } }) =>
    given.map((feature): MapFeature => {
      const points = pointsOf(shapeOf[layer], feature.geometry.coordinates) ?? [];
      return { ...toMapFeature(layer, feature), path: encodePath(points) };
    }),
  );
  return {
    attributions: attributionsOf(layers),
    features: features.toSorted(byDrawing),
  };
}

/** Returns the attributions of the data behind the guide's own map. */
export function attributionsOf(layers: readonly Entry<'basemap'>[]): Basemap['attributions'] {
  const attributions = layers.flatMap(({ data }) => data.attribution ?? []);
  return [...new Map(attributions.map((one) => [one.text, one])).values()];
}

/** Returns the properties of a feature, without its geometry. */
export function toMapFeature(
  layer: AuthoredBasemap['layer'],
  { properties: { name, ref, elevationM } }: AuthoredBasemap['features'][number],
): Omit<MapFeature, 'path'> {
  return { layer, name, ...(ref !== undefined && { ref }), ...(elevationM !== undefined && { elevationM }) };
}

/**
 * Compares features by the order of drawing. Long lines, large areas and high peaks come first, so their names stay
 * if there is no room for all.
 */
export function byDrawing(a: MapFeature, b: MapFeature): number {
  return order.indexOf(a.layer) - order.indexOf(b.layer) || weight(b) - weight(a);
}

function weight({ path, elevationM }: MapFeature): number {
  return elevationM ?? path.slice(2).reduce((sum, step) => sum + Math.abs(step), 0);
}

/**
 * Returns a path as it is published: whole ten-thousandths of a degree, each step from the point before, so that no
 * error adds up.
 */
export function encodePath(points: readonly LngLat[]): number[] {
  let before: LngLat = [0, 0];
  return points.flatMap(([lng, lat]) => {
    const at: LngLat = [Math.round(lng * perDegree), Math.round(lat * perDegree)];
    const step = [at[0] - before[0], at[1] - before[1]];
    before = at;
    return step;
  });
}
