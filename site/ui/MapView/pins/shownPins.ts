import type { MapMarker } from '../mapTypes.ts';
import { lastZoom, type MapBounds, type MarkerCluster } from './clusterMarkers.ts';

/** A marker at its place on the map, or a cluster that can be opened. */
export interface ShownPin {
  marker: MapMarker | MarkerCluster;
  /** Pixels from its place, for a marker in a fan. */
  offset: [right: number, down: number];
}

type Clusters = (zoom: number, bounds?: MapBounds) => (MapMarker | MarkerCluster)[];

export interface PinView {
  zoom: number;
  bounds: MapBounds | undefined;
  /** Id of the selected marker, or empty. */
  selectedId: string;
  /** Id of a marker whose cluster was opened as a fan, or empty. */
  fannedId: string;
}

const nowhere: ShownPin['offset'] = [0, 0];

/** Returns true if no zoom splits a cluster. */
export const isInseparable = (cluster: MarkerCluster): boolean => cluster.zoom > lastZoom;

const holds = (one: MapMarker | MarkerCluster, id: string): one is MarkerCluster =>
  'markers' in one && one.markers.some((marker) => marker.id === id);

/**
 * Returns the clusters of markers: `all` clusters all markers, `others` all but the selected one, which is never hidden
 * in a cluster. A cluster that no zoom parts is fanned out when it was opened or holds the selected marker.
 */
export function shownPins(
  all: Clusters,
  others: Clusters,
  selected: MapMarker | undefined,
  { zoom, bounds, selectedId, fannedId }: PinView,
): ShownPin[] {
  const clusters = all(zoom, bounds);
  const isHidden = clusters.some((one) => holds(one, selectedId) && !isInseparable(one));
  const shown: (MapMarker | MarkerCluster)[] =
    isHidden && selected ? [...others(zoom, bounds), selected] : clusters;
  return shown.flatMap((one): ShownPin[] => {
    const isFan = 'markers' in one && isInseparable(one) && (holds(one, fannedId) || holds(one, selectedId));
    if (!isFan) return [{ marker: one, offset: nowhere }];
    const offsets = fanOut(one.markers.length);
    return one.markers.map((marker, index) => ({ marker, offset: offsets[index] ?? nowhere }));
  });
}

/** Width of a pin and a gap, in pixels. */
const pinRoom = 56;
/** The ring of a few pins is no smaller, so that the place itself stays in sight. */
const smallestRing = 44;

/**
 * Returns the steps in pixels, right and down, from a place to each of the pins that stand around it, the first one at
 * the top.
 */
export function fanOut(count: number): [right: number, down: number][] {
  const ring = Math.max(smallestRing, (count * pinRoom) / (2 * Math.PI));
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return [Math.round(ring * Math.cos(angle)), Math.round(ring * Math.sin(angle))];
  });
}
