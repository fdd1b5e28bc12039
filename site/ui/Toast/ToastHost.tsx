import { IconX } from '../icons/icons.tsx';
import * as Toast from '@radix-ui/react-toast';
import * as styles from './Toast.css.ts';
import { useToastStore } from './toastStore.ts';

/** Shows the current toast: it closes by its button, a swipe to the right, or time. */
export default function ToastHost() {
  const { current, dismiss } = useToastStore();
  return (
    <Toast.Provider swipeDirection="right">
      {current && (
        <Toast.Root
          key={current.id}
          className={styles.toast[current.tone ?? 'default']}
          onOpenChange={(open) => !open && dismiss()}
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
      <Toast.Viewport className={styles.viewport} />
    </Toast.Provider>
  );
}
