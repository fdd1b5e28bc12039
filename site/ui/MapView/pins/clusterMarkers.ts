import Supercluster from 'supercluster';
import type { MapMarker, MapPoint } from '../mapTypes.ts';

/** Markers that would cover each other. */
export interface MarkerCluster extends MapPoint {
  id: string;
  markers: MapMarker[];
  /** Zoom at which they part; beyond `lastZoom` where no zoom parts them. */
  zoom: number;
}

/** Degrees. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Pixels below which two markers would cover each other: the height of one, and a gap. */
const radius = 56;
/** Side of a map tile in pixels, which the radius counts against. */
const extent = 256;
/** The closest zoom of the maps. Markers that still cover each other there are fanned out. */
export const lastZoom = 18;

const world: MapBounds = { west: -180, south: -90, east: 180, north: 90 };

/** Finds, for any zoom and view, the markers that can stand alone and the clusters of those that cannot. */
export function clusterMarkers(
  markers: MapMarker[],
): (zoom: number, bounds?: MapBounds) => (MapMarker | MarkerCluster)[] {
  const index = new Supercluster<MapMarker>({ radius, extent, maxZoom: lastZoom }).load(
    markers.map((marker) => ({
      type: 'Feature',
      properties: marker,
      geometry: { type: 'Point', coordinates: [marker.lng, marker.lat] },
    })),
  );
  // A map comes to rest often, and shows mostly what it showed before.
  const made = new Map<number, MarkerCluster>();
  const clusterOf = (id: number, [lng = 0, lat = 0]: number[]): MarkerCluster => {
    const together = index.getLeaves(id, Number.POSITIVE_INFINITY);
    const cluster = {
      id: together.map((leaf) => leaf.properties.id).join(' '),
      lat,
      lng,
      markers: together.map((leaf) => leaf.properties),
      zoom: index.getClusterExpansionZoom(id),
    };
    made.set(id, cluster);
    return cluster;
  };
  return (zoom, { west, south, east, north } = world) =>
    index
      .getClusters([west, south, east, north], zoom)
      .map(({ geometry, properties }) =>
        'cluster_id' in properties
          ? (made.get(properties.cluster_id) ?? clusterOf(properties.cluster_id, geometry.coordinates))
          : properties,
      );
}
