import { create } from 'zustand';

export interface ToastMessage {
  tone?: 'default' | 'destructive';
  title?: string;
  description?: string;
  action?: { label: string; onPress: () => void };
}

interface ToastState {
  /** The one toast that shows, with a number that tells it from the last one. */
  current: (ToastMessage & { id: number }) | null;
  show: (message: ToastMessage) => void;
  dismiss: () => void;
}

/** One toast at a time: a new one takes the place of the old. */
export const useToastStore = create<ToastState>()((set, get) => ({
  current: null,
  show: (message) => set({ current: { ...message, id: (get().current?.id ?? 0) + 1 } }),
  dismiss: () => set({ current: null }),
}));

/** Shows a toast. */
export function useToast(): (message: ToastMessage) => void {
  return useToastStore((state) => state.show);
}
