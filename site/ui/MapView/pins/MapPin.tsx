import { DivIcon, Marker, type Map as LeafletMapObject } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { pin } from '../LeafletMap.css.ts';
import type { MapMarker } from '../mapTypes.ts';

/** Width and height of a marker, its pointer included. */
const size: [number, number] = [44, 52];
/** Tip of its pointer. */
const foot: [number, number] = [22, 50];

interface MapPinProps {
  map: LeafletMapObject;
  marker: MapMarker;
  /** Pixels from its place. */
  offset: [right: number, down: number];
  /** True if it is selected; undefined if it cannot be selected. */
  selected?: boolean | undefined;
  onPress: () => void;
}

/** A white sign with a pointer; the selected one is gold. React draws its content. */
export function MapPin({ map, marker, offset: [right, down], selected, onPress }: MapPinProps) {
  const { id, lat, lng, label, sign } = marker;
  const [content] = useState(() => document.createElement('span'));
  const [layer, setLayer] = useState<Marker | null>(null);
  const hadFocus = useRef(false);
  const press = useEffectEvent(() => onPress());

  useEffect(() => {
    const iconAnchor: [number, number] = [foot[0] - right, foot[1] - down];
    const icon = new DivIcon({ html: content, className: pin, iconSize: size, iconAnchor });
    // Only pins within the view exist, so nothing has to move when one takes the focus.
    const created = new Marker([lat, lng], { icon, title: label, autoPanOnFocus: false }).addTo(map);
    const element = created.getElement();
    element?.setAttribute('aria-label', label);
    element?.setAttribute('data-holds', id);
    created.on('click', () => press());
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // The space bar would scroll the page.
      event.preventDefault();
      event.stopPropagation();
      press();
    };
    element?.addEventListener('keydown', onKey);
    setLayer(created);
    // A pin that leaves its fan is drawn anew.
    if (hadFocus.current) element?.focus({ preventScroll: true });
    return () => {
      hadFocus.current = document.activeElement === element;
      created.remove();
    };
  }, [map, content, id, lat, lng, label, right, down]);

  useEffect(() => {
    if (!layer) return;
    layer.setZIndexOffset(selected ? 1000 : 0);
    if (selected === undefined) layer.getElement()?.removeAttribute('aria-pressed');
    else layer.getElement()?.setAttribute('aria-pressed', String(selected));
  }, [layer, selected]);

  return createPortal(sign, content);
}
