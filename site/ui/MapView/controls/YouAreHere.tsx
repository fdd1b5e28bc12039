import { CircleMarker, type Map as LeafletMapObject } from 'leaflet';
import { useEffect } from 'react';
import { here } from '../LeafletMap.css.ts';
import type { MapPoint } from '../mapTypes.ts';

/** A dot where the visitor is. */
export function YouAreHere({ map, place: { lat, lng } }: { map: LeafletMapObject; place: MapPoint }) {
  useEffect(() => {
    const dot = new CircleMarker([lat, lng], { radius: 9, weight: 3, interactive: false, className: here });
    dot.addTo(map);
    return () => {
      dot.remove();
    };
  }, [map, lat, lng]);
  return null;
}
