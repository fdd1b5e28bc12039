import { DivIcon, LatLngBounds, type Map as LeafletMapObject, Marker } from 'leaflet';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './LeafletMap.css.ts';
import type { MapPoint, MapSpot } from './mapTypes.ts';
import { type SpotRow, spotRows } from './spotRows.ts';

/** Width and height of a sign, in pixels. */
const size = 26;
/** Pixels left free around all that a sheet shows. */
const room = 40;
/** A single place is not looked at from nearer than this. */
const closest = 14;

interface SheetSpotsProps {
  map: LeafletMapObject;
  spots: readonly MapSpot[];
  /** Further points that must be in view. */
  around: readonly MapPoint[];
}

type Drawn = MapSpot & { x: number; y: number };

/** Moves the map of a sheet to all its places, and draws their signs. Those that would cover each other stand in a row. */
export function SheetSpots({ map, spots, around }: SheetSpotsProps) {
  const [rows, setRows] = useState<SpotRow<Drawn>[]>([]);
  useLayoutEffect(() => {
    const all = [...spots, ...around].map(({ lat, lng }): [number, number] => [lat, lng]);
    if (all.length === 0) return;
    map.fitBounds(new LatLngBounds(all), { padding: [room, room], maxZoom: closest, animate: false });
    const drawn = spots.map((spot): Drawn => {
      const { x, y } = map.latLngToLayerPoint([spot.lat, spot.lng]);
      return { ...spot, x, y };
    });
    setRows(spotRows(drawn, size));
  }, [map, spots, around]);
  return rows.map((row) => <Row key={row.held.map(({ id }) => id).join(' ')} map={map} row={row} />);
}

function Row({ map, row }: { map: LeafletMapObject; row: SpotRow<Drawn> }) {
  const [content] = useState(() => {
    const span = document.createElement('span');
    span.style.display = 'flex';
    return span;
  });
  const { x, y, held } = row;
  useEffect(() => {
    const icon = new DivIcon({
      html: content,
      className: styles.waypoint,
      iconSize: [held.length * size, size],
    });
    const marker = new Marker(map.layerPointToLatLng([x, y]), { icon, interactive: false, keyboard: false });
    marker.addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, content, x, y, held.length]);
  return createPortal(
    held.map(({ id, sign }) => (
      <span key={id} style={{ width: size, display: 'grid', placeItems: 'center' }}>
        {sign}
      </span>
    )),
    content,
  );
}
