import 'leaflet/dist/leaflet.css';
import { Control, Map as LeafletMapObject } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { BaseLayer } from './base/BaseLayer.tsx';
import { ReliefLayer } from './base/ReliefLayer.tsx';
import { host } from './LeafletMap.css.ts';
import type { MapLine, MapProps } from './mapTypes.ts';
import { RouteLine } from './RouteLine.tsx';

export interface SheetMapProps extends Pick<MapProps, 'base' | 'relief'> {
  /** First point that is shown, until all is in view. */
  start: { lat: number; lng: number };
  lines: readonly MapLine[];
}

/** Renders the guide's own map for paper: no tiles, no controls, all lines in the room that is left. */
export function SheetMap({ base, relief, start, lines }: SheetMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMapObject | null>(null);
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
    </div>
  );
}
