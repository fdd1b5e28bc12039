import type { Map as LeafletMapObject } from 'leaflet';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { clusterMarkers, type MarkerCluster } from './clusterMarkers.ts';
import { count } from './LeafletMap.css.ts';
import { MapPin } from './MapPin.tsx';
import type { MapMarker } from './mapTypes.ts';

interface MapPinsProps {
  map: LeafletMapObject;
  markers: MapMarker[];
  selectedId: string;
  onSelect: (id: string) => void;
}

function useZoom(map: LeafletMapObject): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      map.on('zoomend', onChange);
      return () => {
        map.off('zoomend', onChange);
      };
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => map.getZoom());
}

/** A cluster as a marker: its number, and who stands there. */
const clusterMarker = ({ lat, lng, markers }: MarkerCluster) => ({
  lat,
  lng,
  label: `${markers.length} close together, zoom in: ${markers.map(({ label }) => label).join('; ')}`,
  sign: <span className={count}>{markers.length}</span>,
});

/** All markers. Those that would cover each other stand as one with their number, which zooms in; the selected one never does. */
export function MapPins({ map, markers, selectedId, onSelect }: MapPinsProps) {
  const zoom = useZoom(map);
  const selected = markers.find(({ id }) => id === selectedId);
  const clustersAt = useMemo(
    () => clusterMarkers(markers.filter(({ id }) => id !== selectedId)),
    [markers, selectedId],
  );
  const part = ({ lat, lng, zoom: parting }: MarkerCluster) => {
    map.setView([lat, lng], parting);
    // The pressed one goes away: the focus stays on the map.
    map.getContainer().focus({ preventScroll: true });
  };
  return (
    <>
      {clustersAt(zoom).map((one) =>
        'markers' in one ? (
          <MapPin key={one.id} map={map} marker={clusterMarker(one)} onPress={() => part(one)} />
        ) : (
          <MapPin key={one.id} map={map} marker={one} selected={false} onPress={() => onSelect(one.id)} />
        ),
      )}
      {selected && (
        <MapPin
          key={selected.id}
          map={map}
          marker={selected}
          selected
          onPress={() => onSelect(selected.id)}
        />
      )}
    </>
  );
}
