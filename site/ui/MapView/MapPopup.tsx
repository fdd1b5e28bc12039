import type { ReactNode } from 'react';
import { IconX } from '../icons/icons.tsx';
import * as styles from './MapView.css.ts';

interface MapPopupProps {
  children: ReactNode;
  onClose: () => void;
}

/** Popup over the map, with a button that closes it. */
export function MapPopup({ children, onClose }: MapPopupProps) {
  return (
    <div className={styles.popup} role="status" data-popup="">
      {children}
      <button type="button" aria-label="Close" className={styles.close} onClick={onClose}>
        <IconX size={22} aria-hidden />
      </button>
    </div>
  );
}
