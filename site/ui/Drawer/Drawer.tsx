import { IconX } from '@tabler/icons-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Drawer.css.ts';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Name of the drawer for assistive technology. */
  title: string;
  /** Stands beside the close button. */
  head?: ReactNode;
  children: ReactNode;
}

/** A panel from the right edge: the focus stays inside and returns to where it was. */
export function Drawer({ open, onClose, title, head, children }: DrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content className={styles.drawer} aria-describedby={undefined}>
          <Dialog.Title asChild>
            <h2 className={visuallyHidden}>{title}</h2>
          </Dialog.Title>
          <div className={styles.head}>
            {head ?? <span />}
            <Dialog.Close className={styles.close} aria-label="Close">
              <IconX size={24} aria-hidden />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
