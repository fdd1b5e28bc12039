import { type RefObject, useEffect, useRef } from 'react';

/** Pixels of the map that must be in view for its selection to be visible. */
const enough = 240;

/** Brings the map into view when something is selected elsewhere, as in the list below it on phones. */
export function useShowFrame(frame: RefObject<HTMLElement | null>, selectedId: string): void {
  const before = useRef(selectedId);
  useEffect(() => {
    if (before.current === selectedId) return;
    before.current = selectedId;
    if (!selectedId || !frame.current) return;
    const { top, bottom } = frame.current.getBoundingClientRect();
    if (Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= enough) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.current.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  }, [frame, selectedId]);
}
