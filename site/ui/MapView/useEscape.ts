import { type RefObject, useEffect, useEffectEvent } from 'react';

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
