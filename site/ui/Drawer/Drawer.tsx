import { IconX } from '../icons/tabler/IconX.tsx';
import type { ReactNode } from 'react';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';
import { iconButton } from '../Button/Button.css.ts';
import * as styles from './Drawer.css.ts';

interface DrawerProps {
  onClose: () => void;
  /** Name of the drawer for assistive technology. */
  title: string;
  /** Stands beside the close button. */
  head: ReactNode;
  children: ReactNode;
}

/** A panel from the right edge, open as long as it is mounted. */
export function Drawer({ onClose, title, head, children }: DrawerProps) {
  return (
    <ModalDialog label={title} className={styles.drawer} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          {head}
          <button type="button" className={iconButton} aria-label="Close" onClick={onClose}>
            <IconX size={24} aria-hidden />
          </button>
        </div>
        {children}
      </div>
    </ModalDialog>
  );
}
