import { lazyComponent } from '../hydration/lazyComponent.tsx';
import { useToastStore } from './toastStore.ts';

/** The words alone, for a visit on which the toasts themselves could not be fetched. */
function PlainToast() {
  const current = useToastStore((state) => state.current);
  return (
    <p role="status">
      {current?.title} {current?.description}
    </p>
  );
}

const ToastHost = lazyComponent(() => import('./ToastHost.tsx'), PlainToast);

/** Loads the toasts when there is one to show. */
export function LazyToastHost() {
  const used = useToastStore((state) => state.current !== null);
  return used ? <ToastHost /> : null;
}
