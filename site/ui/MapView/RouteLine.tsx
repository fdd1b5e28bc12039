import { DivIcon, LayerGroup, Marker, type Map as LeafletMapObject, Polyline } from 'leaflet';
import { useLayoutEffect } from 'react';
import * as styles from './LeafletMap.css.ts';
import type { MapLine } from './mapTypes.ts';
import { moveAtRest } from './moveAtRest.ts';
import { popupRoom } from './popupRoom.ts';

const fitPadding = 20;

/** A route with its halo and numbered waypoints; the map moves to show all of it. */
export function RouteLine({ map, line }: { map: LeafletMapObject; line: MapLine }) {
  // Before the next key press, as in CenterOn.
  useLayoutEffect(() => {
    const { points, dashed, waypoints } = line;
    const spots = points.map(({ lat, lng }): [number, number] => [lat, lng]);
    const layers = new LayerGroup().addTo(map);
    const shared = { interactive: false, lineCap: 'round', lineJoin: 'round' } as const;
    layers.addLayer(new Polyline(spots, { ...shared, weight: 11, className: styles.halo }));
    const route = new Polyline(spots, { ...shared, weight: 6, className: styles.route });
    if (dashed) route.setStyle({ dashArray: '2 11' });
    layers.addLayer(route);
    waypoints.forEach(({ lat, lng }, index) => {
      const icon = new DivIcon({ html: String(index + 1), className: styles.waypoint, iconSize: [26, 26] });
      layers.addLayer(new Marker([lat, lng], { icon, interactive: false, keyboard: false }));
    });
    const callOff = moveAtRest(map, () => {
      const { left, bottom } = popupRoom(map);
      map.fitBounds(route.getBounds(), {
        paddingTopLeft: [fitPadding + left, fitPadding],
        paddingBottomRight: [fitPadding, fitPadding + bottom],
        animate: false,
      });
    });
    return () => {
      callOff();
      layers.remove();
    };
  }, [map, line]);
  return null;
}
