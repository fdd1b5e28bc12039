import { DivIcon, type LeafletKeyboardEvent, Marker, type Map as LeafletMapObject } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { pin } from './LeafletMap.css.ts';
import type { MapMarker } from './mapTypes.ts';

/** Width and height of a marker, its pointer included. */
const size: [number, number] = [44, 52];

interface MapPinProps {
  map: LeafletMapObject;
  marker: MapMarker;
  selected: boolean;
  onSelect: (id: string) => void;
}

/** A white sign with a pointer; the selected one is gold. React draws what stands inside. */
export function MapPin({ map, marker, selected, onSelect }: MapPinProps) {
  const { id, lat, lng, label, sign } = marker;
  const [content] = useState(() => document.createElement('span'));
  const choose = useEffectEvent(() => onSelect(id));

  useEffect(() => {
    const icon = new DivIcon({ html: content, className: pin, iconSize: size, iconAnchor: [22, 50] });
    const layer = new Marker([lat, lng], { icon, title: label, zIndexOffset: selected ? 1000 : 0 }).addTo(
      map,
    );
    layer.getElement()?.setAttribute('aria-label', label);
    layer.getElement()?.setAttribute('aria-pressed', String(selected));
    layer.on('click', () => choose());
    layer.on('keypress', (event: LeafletKeyboardEvent) => {
      if (event.originalEvent.key === 'Enter') choose();
    });
    return () => {
      layer.remove();
    };
  }, [map, content, lat, lng, label, selected]);

  return createPortal(sign, content);
}
