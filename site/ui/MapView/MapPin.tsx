import { DivIcon, type LeafletKeyboardEvent, Marker, type Map as LeafletMapObject } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { pin } from './LeafletMap.css.ts';
import type { MapMarker } from './mapTypes.ts';

/** Width and height of a marker, its pointer included. */
const size: [number, number] = [44, 52];

interface MapPinProps {
  map: LeafletMapObject;
  marker: Omit<MapMarker, 'id'>;
  /** Whether it is the selected one; undefined where it selects nothing. */
  selected?: boolean;
  onPress: () => void;
}

/** A white sign with a pointer; the selected one is gold. React draws what stands inside. */
export function MapPin({ map, marker, selected, onPress }: MapPinProps) {
  const { lat, lng, label, sign } = marker;
  const [content] = useState(() => document.createElement('span'));
  const press = useEffectEvent(() => onPress());

  useEffect(() => {
    const icon = new DivIcon({ html: content, className: pin, iconSize: size, iconAnchor: [22, 50] });
    const layer = new Marker([lat, lng], { icon, title: label, zIndexOffset: selected ? 1000 : 0 }).addTo(
      map,
    );
    layer.getElement()?.setAttribute('aria-label', label);
    if (selected !== undefined) layer.getElement()?.setAttribute('aria-pressed', String(selected));
    layer.on('click', () => press());
    layer.on('keypress', (event: LeafletKeyboardEvent) => {
      if (event.originalEvent.key === 'Enter') press();
    });
    return () => {
      layer.remove();
    };
  }, [map, content, lat, lng, label, selected]);

  return createPortal(sign, content);
}
