import type { Map as LeafletMapObject } from 'leaflet';
import { type RefObject, useLayoutEffect, useState } from 'react';
import '../../ModalDialog/ModalDialog.css.ts';
import { useCloseOnBack } from '../../useCloseOnBack.ts';
import { markPage } from '../../pageMarks.ts';
import { useEscape } from '../MapPopup.tsx';

/** Key of an address that opens its map on the whole screen. */
const fullKey = 'full';

/**
 * Shows a map on the whole screen, at first if the address says so. Back and Escape close it; Escape closes an open
 * popup before. One finger moves such a map, because there is no page to scroll.
 */
export function useFullMap(
  map: LeafletMapObject | null,
  frame: RefObject<HTMLElement | null>,
): [isFull: boolean, setFull: (isFull: boolean) => void] {
  const [isFull, setFull] = useState(() => new URLSearchParams(window.location.search).has(fullKey));
  useCloseOnBack(isFull, () => setFull(false));
  useEscape(frame, isFull, () => {
    if (!frame.current?.querySelector('[data-popup]')) setFull(false);
  });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!map || !element || !isFull) return;
    const draggedBefore = map.dragging.enabled();
    element.setAttribute('data-full', '');
    map.invalidateSize({ pan: false });
    map.dragging.enable();
    if (!element.contains(document.activeElement)) map.getContainer().focus({ preventScroll: true });
    const undo = [markPage('modal'), makeOthersInert(element)];
    return () => {
      for (const step of undo) step();
      element.removeAttribute('data-full');
      map.invalidateSize({ pan: false });
      if (!draggedBefore) map.dragging.disable();
    };
  }, [map, frame, isFull]);
  return [isFull, setFull];
}

/** Keeps focus and screen readers inside of an element, also from parts of the page that come later. Returns how to undo it. */
function makeOthersInert(element: HTMLElement): () => void {
  const others = new Set<HTMLElement>();
  const parents: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) parents.push(parent);
  const mark = () => {
    for (const other of parents.flatMap(({ children }) => [...children])) {
      if (!(other instanceof HTMLElement) || other.contains(element) || other.inert) continue;
      other.inert = true;
      others.add(other);
    }
  };
  const observer = new MutationObserver(mark);
  for (const parent of parents) observer.observe(parent, { childList: true });
  mark();
  return () => {
    observer.disconnect();
    for (const other of others) other.inert = false;
  };
}
