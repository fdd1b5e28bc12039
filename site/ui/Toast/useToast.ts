import { type ToastMessage, useToastStore } from './toastStore.ts';

/** Shows a toast. */
export function useToast(): (message: ToastMessage) => void {
  return useToastStore((state) => state.show);
}
