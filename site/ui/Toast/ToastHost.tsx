import { IconX } from '../icons/icons.tsx';
import { useMemo } from 'react';
import { classNames } from '../classNames.ts';
import * as Toast from '@radix-ui/react-toast';
import * as styles from './Toast.css.ts';
import { useToastStore } from './toastStore.ts';

/** Pixels at the foot of the screen where a toast may stand. */
const foot = 200;

/**
 * Shows the current toast: it closes by its button, a swipe to the right, or time. It stands at the foot of the screen, or
 * at its head where the foot has the control that was pressed; what had the focus gets it back.
 */
export default function ToastHost() {
  const { current, dismiss } = useToastStore();
  const id = current?.id;
  // oxlint-disable-next-line react/exhaustive-deps -- what has the focus when a toast comes
  const focused = useMemo(() => document.activeElement, [id]);
  const isAtFoot = (focused?.getBoundingClientRect().bottom ?? 0) > window.innerHeight - foot;
  const close = () => {
    if (focused instanceof HTMLElement && document.activeElement?.closest(`.${styles.viewport}`))
      focused.focus();
    dismiss();
  };
  return (
    <Toast.Provider swipeDirection="right">
      {current && (
        <Toast.Root
          key={current.id}
          className={styles.toast[current.tone ?? 'default']}
          onOpenChange={(open) => !open && close()}
          // Read out when the visitor pauses: no toast justifies an interruption.
          type="background"
        >
          {current.title && <Toast.Title className={styles.title}>{current.title}</Toast.Title>}
          {/* The announcement strings the texts together as they stand. */}{' '}
          {current.description && (
            <Toast.Description className={styles.description}>{current.description}</Toast.Description>
          )}
          {current.action && (
            <Toast.Action
              altText={current.action.label}
              className={styles.action}
              onClick={current.action.onPress}
            >
              {current.action.label}
            </Toast.Action>
          )}
          <Toast.Close className={styles.close} aria-label="Close">
            <IconX size={20} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={classNames(styles.viewport, isAtFoot && styles.atHead)} />
    </Toast.Provider>
  );
}
