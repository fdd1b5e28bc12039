import 'leaflet/dist/leaflet.css';
import { Control, Map as LeafletMapObject } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BaseLayer } from './base/BaseLayer.tsx';
import { ReliefLayer } from './base/ReliefLayer.tsx';
import { host } from './LeafletMap.css.ts';
import type { MapLine, MapProps, MapSpot } from './mapTypes.ts';
import { RouteLine } from './RouteLine.tsx';
import { SheetSpots } from './SheetSpots.tsx';

export interface SheetMapProps extends Pick<MapProps, 'base' | 'relief'> {
  /** First point that is shown, until all is in view. */
  start: { lat: number; lng: number };
  lines: readonly MapLine[];
  /** Places with a sign; the map of a single walk has none. */
  spots?: readonly MapSpot[];
}

const noSpots: readonly MapSpot[] = [];

/** Renders the guide's own map for paper: no tiles, no controls, all lines and places in the room that is left. */
export function SheetMap({ base, relief, start, lines, spots = noSpots }: SheetMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMapObject | null>(null);
  const around = useMemo(() => lines.flatMap(({ points }) => points), [lines]);
  const first = useRef(start);
  useEffect(() => {
    if (!element.current) return;
    const { lat, lng } = first.current;
    const created = new LeafletMapObject(element.current, {
      center: [lat, lng],
      zoom: 12,
      zoomSnap: 0.25,
      zoomControl: false,
      zoomAnimation: false,
      fadeAnimation: false,
    });
    created.attributionControl.setPrefix(false);
    new Control.Scale({ imperial: false, position: 'topleft' }).addTo(created);
    setMap(created);
    return () => {
      created.remove();
    };
  }, []);
  return (
    <div style={{ flex: 1, minHeight: 260 }}>
      <div ref={element} className={host} />
      {map && base && <BaseLayer map={map} base={base} isAlone />}
      {map && relief && <ReliefLayer map={map} relief={relief} isOverTiles={false} />}
      {map && lines.map((line, index) => <RouteLine key={index} map={map} line={line} />)}
      {map && spots.length > 0 && <SheetSpots map={map} spots={spots} around={around} />}
    </div>
  );
}
