import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Returns the item that a key moves the focus to, or null if the key moves nothing. */
export function itemAfterKey(key: string, index: number, count: number): number | null {
  const moves: Record<string, number> = {
    ArrowDown: (index + 1) % count,
    ArrowUp: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return moves[key] ?? null;
}

/**
 * Opens and closes a menu, and moves the focus in it: arrow keys, Home and End between items; Escape closes it and
 * returns the focus to its button; leaving it closes it.
 */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [
    ...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? []),
  ];
  useEffect(() => {
    if (!isOpen) return undefined;
    menu.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      if (!menu.current?.contains(target) && !button.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const index = all.findIndex((item) => item === document.activeElement);
    const next = itemAfterKey(event.key, index, all.length);
    if (event.key === 'Escape') close();
    else if (next !== null) all[next]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    isOpen,
    close,
    button: {
      ref: button,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onClick: () => setIsOpen(!isOpen),
    },
    menu: { ref: menu, role: 'menu', onKeyDown },
  };
}
