import type { Map as LeafletMapObject } from 'leaflet';
import { useEffect, useState } from 'react';
import { hint } from './MapControls.css.ts';

/** Milliseconds for which a hint shows. */
const shownFor = 1500;

/** Leaves wheel and single fingers to the page, and says how the map is moved instead. */
export function GestureHint({ map }: { map: LeafletMapObject }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const container = map.getContainer();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (words: string) => {
      setText(words);
      clearTimeout(timer);
      timer = setTimeout(() => setText(''), shownFor);
    };
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) return;
      // The map zooms with the wheel; it must not hear of this one.
      event.stopImmediatePropagation();
      show('Use Ctrl + scroll to zoom the map');
    };
    const onTouch = ({ touches }: TouchEvent) => {
      if (touches.length === 1) show('Use two fingers to move the map');
      else setText('');
    };
    container.addEventListener('wheel', onWheel, { capture: true, passive: true });
    container.addEventListener('touchmove', onTouch, { passive: true });
    return () => {
      clearTimeout(timer);
      container.removeEventListener('wheel', onWheel, { capture: true });
      container.removeEventListener('touchmove', onTouch);
    };
  }, [map]);
  return text && <p className={hint}>{text}</p>;
}
