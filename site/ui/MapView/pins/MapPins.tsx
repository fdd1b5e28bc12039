import { LatLngBounds, type Map as LeafletMapObject } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { clusterMarkers, lastZoom, type MarkerCluster } from './clusterMarkers.ts';
import { count } from '../LeafletMap.css.ts';
import { MapPin } from './MapPin.tsx';
import type { MapMarker } from '../mapTypes.ts';
import { moveAtRest } from '../CenterOn.tsx';
import { isInseparable, shownPins } from './shownPins.ts';
import { useMapView } from '../useMapView.ts';

interface MapPinsProps {
  map: LeafletMapObject;
  markers: MapMarker[];
  selectedId: string;
  onSelect: (id: string) => void;
}

/** Pixels left free around what a cluster opens to, so that all of its pins are in sight. */
const room = 60;

/** Number of places of a cluster that are named. A number counts the others. */
const mostNamed = 3;

const markersOfClusters = new WeakMap<MarkerCluster, MapMarker>();

/** Returns a cluster as a marker with its number and its places; the same marker for the same cluster. */
function clusterMarker(cluster: MarkerCluster): MapMarker {
  const known = markersOfClusters.get(cluster);
  if (known) return known;
  const { id, lat, lng, markers } = cluster;
  const names = markers.slice(0, mostNamed).map(({ label }) => label);
  const more = markers.length - names.length;
  const marker = {
    id,
    lat,
    lng,
    label: `${markers.length} places here. ${isInseparable(cluster) ? 'Spread them' : 'Zoom in'} to see ${names.join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
    sign: <span className={count}>{markers.length}</span>,
  };
  markersOfClusters.set(cluster, marker);
  return marker;
}

/**
 * The markers in sight. Those that would cover each other stand as one with their number; it opens to what it holds, as
 * a fan where no zoom parts them. The focus goes on to what was chosen or opened.
 */
export function MapPins({ map, markers, selectedId, onSelect }: MapPinsProps) {
  const { zoom, bounds } = useMapView(map);
  const [fannedId, setFannedId] = useState('');
  /** The marker that is to have the focus once it stands on the map. */
  const awaited = useRef('');
  const selected = markers.find(({ id }) => id === selectedId);
  const all = useMemo(() => clusterMarkers(markers), [markers]);
  const others = useMemo(
    () => clusterMarkers(markers.filter(({ id }) => id !== selectedId)),
    [markers, selectedId],
  );
  const pins = shownPins(all, others, selected, { zoom, bounds, selectedId, fannedId });

  useEffect(() => {
    const wanted = awaited.current;
    if (!wanted) return;
    const element = [...map.getContainer().querySelectorAll<HTMLElement>('[data-holds]')].find((pin) =>
      pin.dataset.holds?.split(' ').includes(wanted),
    );
    if (!element) return;
    awaited.current = '';
    element.focus({ preventScroll: true });
  });

  const open = (cluster: MarkerCluster) => {
    const [first] = cluster.markers;
    awaited.current = first?.id ?? '';
    if (isInseparable(cluster)) {
      setFannedId(first?.id ?? '');
      return;
    }
    const held = new LatLngBounds(cluster.markers.map(({ lat, lng }) => [lat, lng]));
    moveAtRest(map, () => {
      map.fitBounds(held, { padding: [room, room], maxZoom: lastZoom, animate: false });
      // All of them in sight may still be too far away for any two to part.
      if (map.getZoom() < cluster.zoom)
        map.setView([cluster.lat, cluster.lng], cluster.zoom, { animate: false });
    });
  };
  const select = (id: string) => {
    awaited.current = id;
    onSelect(id);
  };
  return pins.map(({ marker, offset }) =>
    'markers' in marker ? (
      <MapPin
        key={marker.id}
        map={map}
        marker={clusterMarker(marker)}
        offset={offset}
        onPress={() => open(marker)}
      />
    ) : (
      <MapPin
        key={marker.id}
        map={map}
        marker={marker}
        offset={offset}
        selected={marker.id === selectedId}
        onPress={() => select(marker.id)}
      />
    ),
  );
}
