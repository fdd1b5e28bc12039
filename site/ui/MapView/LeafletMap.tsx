import 'leaflet/dist/leaflet.css';
import { Map as LeafletMapObject, tileLayer } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { CenterOn } from './CenterOn.tsx';
import { host } from './LeafletMap.css.ts';
import { MapPins } from './MapPins.tsx';
import type { MapProps } from './mapTypes.ts';
import { RouteLine } from './RouteLine.tsx';
import { tileLayers } from './tileLayers.ts';

/** The map itself. One finger scrolls the page, two move the map: it must not trap a phone. */
export default function LeafletMap({
  start,
  tiles,
  markers,
  selectedId,
  selectedZoom,
  onSelect,
  line,
}: MapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMapObject | null>(null);

  // The place and zoom of the start are read once: later the visitor moves the map.
  const first = useRef(start);
  useEffect(() => {
    if (!element.current) return;
    const { lat, lng, zoom } = first.current;
    const oneFinger = window.matchMedia('(pointer: coarse)').matches;
    const created = new LeafletMapObject(element.current, {
      center: [lat, lng],
      zoom,
      scrollWheelZoom: false,
      dragging: !oneFinger,
    });
    created.attributionControl.setPrefix(false);
    setMap(created);
    return () => {
      created.remove();
    };
  }, []);

  useEffect(() => {
    if (!map) return;
    const { url, ...options } = tileLayers[tiles];
    const layer = tileLayer(url, options).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, tiles]);

  const selected = markers.find((marker) => marker.id === selectedId);

  return (
    <>
      <div ref={element} className={host} />
      {map && <MapPins map={map} markers={markers} selectedId={selectedId} onSelect={onSelect} />}
      {map && selected && <CenterOn map={map} lat={selected.lat} lng={selected.lng} zoom={selectedZoom} />}
      {map && line && <RouteLine map={map} line={line} />}
    </>
  );
}
