import { lazy, Suspense } from 'react';
import { useToastStore } from './toastStore.ts';

const ToastHost = lazy(() => import('./ToastHost.tsx'));

/** Loads the toasts when there is one to show. */
export function LazyToastHost() {
  const used = useToastStore((state) => state.current !== null);
  return used ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null;
}
