import { DivIcon, LayerGroup, Marker, type Map as LeafletMapObject, Polyline } from 'leaflet';
import { useEffect, useLayoutEffect } from 'react';
import * as styles from './LeafletMap.css.ts';
import { fitBesidePopup } from './CenterOn.tsx';
import type { MapLine, MapPoint } from './mapTypes.ts';

const spotOf = ({ lat, lng }: MapPoint): [number, number] => [lat, lng];

/** Pane of the walks: above areas, which have 350, and below routes, which have 400. */
const walksPane = { name: 'walks', order: '380' };

/** Lines of all walks, as one shape: a map moves with one faster than with many. */
export function WalkLines({ map, walks }: { map: LeafletMapObject; walks: MapPoint[][] }) {
  useEffect(() => {
    const lines = walks.map((points) => points.map(spotOf));
    const pane = map.getPane(walksPane.name) ?? map.createPane(walksPane.name);
    pane.style.zIndex = walksPane.order;
    const walk = new Polyline(lines, {
      pane: walksPane.name,
      interactive: false,
      smoothFactor: 2,
      weight: 3,
      className: styles.walk,
    });
    walk.addTo(map);
    return () => {
      walk.remove();
    };
  }, [map, walks]);
  return null;
}

/** A route with its halo and numbered waypoints; the map moves to show all of it. */
export function RouteLine({ map, line }: { map: LeafletMapObject; line: MapLine }) {
  // A layout effect, because the map has to have moved before the next key press.
  useLayoutEffect(() => {
    const { points, dashed, waypoints, danger } = line;
    const spots = points.map(spotOf);
    const layers = new LayerGroup().addTo(map);
    const shared = { interactive: false, lineCap: 'round', lineJoin: 'round' } as const;
    layers.addLayer(new Polyline(spots, { ...shared, weight: 11, className: styles.halo }));
    const route = new Polyline(spots, { ...shared, weight: 6, className: styles.route });
    if (dashed) route.setStyle({ dashArray: '2 11' });
    layers.addLayer(route);
    const bars = { ...shared, lineCap: 'butt' } as const;
    const dangerous = danger.map(spotOf);
    layers.addLayer(new Polyline(dangerous, { ...bars, weight: 12, className: styles.halo }));
    const red = { ...bars, weight: 10, dashArray: '7 4', className: styles.danger };
    layers.addLayer(new Polyline(dangerous, red));
    const [middle] = dangerous.slice(Math.floor(dangerous.length / 2));
    if (middle) {
      const icon = new DivIcon({ html: '!', className: styles.dangerSign, iconSize: [24, 24] });
      layers.addLayer(new Marker(middle, { icon, interactive: false, keyboard: false }));
    }
    waypoints.forEach(({ lat, lng }, index) => {
      const icon = new DivIcon({ html: String(index + 1), className: styles.waypoint, iconSize: [26, 26] });
      layers.addLayer(new Marker([lat, lng], { icon, interactive: false, keyboard: false }));
    });
    const stopFitting = fitBesidePopup(map, route.getBounds());
    return () => {
      stopFitting();
      layers.remove();
    };
  }, [map, line]);
  return null;
}
