import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { IconX } from '../icons/icons.tsx';
import * as styles from './MapView.css.ts';

interface MapPopupProps {
  children: ReactNode;
  onClose: () => void;
}

/** Popup over the map, with a button that closes it. */
export function MapPopup({ children, onClose }: MapPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Other pins, the controls of the map or its whole list come between what was chosen and its popup.
    const onKey = (event: KeyboardEvent) => {
      const chosen =
        event.target instanceof Element && event.target.closest('[data-holds][aria-pressed="true"]');
      const first = popup.current?.querySelector<HTMLElement>('a, button');
      if (event.key !== 'Tab' || event.shiftKey || !chosen || !first) return;
      event.preventDefault();
      first.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div ref={popup} className={styles.popup} role="status" data-popup="">
      <div className={styles.popupBody}>{children}</div>
      <button type="button" aria-label="Close" className={styles.close} onClick={onClose}>
        <IconX size={22} aria-hidden />
      </button>
    </div>
  );
}

/** Calls a function when Escape is pressed within an element, while that is active. */
export function useEscape(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onEscape: () => void,
): void {
  const act = useEffectEvent(onEscape);
  useEffect(() => {
    const watched = element.current;
    if (!watched || !isActive) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') act();
    };
    watched.addEventListener('keydown', onKey);
    return () => watched.removeEventListener('keydown', onKey);
  }, [element, isActive]);
}

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
