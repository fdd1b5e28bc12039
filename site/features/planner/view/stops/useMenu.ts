import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns the item that a key moves the focus to: by arrow keys, Home, End and the first letter of its name. */
function itemForKey(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const index = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[index + 1] ?? items[0];
  if (key === 'ArrowUp') return items.at(index - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const following = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return following.find(({ textContent }) => textContent[0]?.toLowerCase() === key.toLowerCase());
}

/**
 * Opens and closes a menu, and moves the focus in it. A press or ArrowDown opens it at its first item, ArrowUp at its
 * last; Escape closes it and returns the focus to its button; leaving it closes it.
 */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [
    ...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])') ?? []),
  ];
  useEffect(() => {
    if (!isOpen) return undefined;
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
  const openAt = (index: 0 | -1) => {
    flushSync(() => setIsOpen(true));
    items().at(index)?.focus();
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 0 : -1);
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const item = itemForKey(event.key, items());
    if (event.key === 'Escape') close();
    else if (item) item.focus();
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
      onClick: () => (isOpen ? setIsOpen(false) : openAt(0)),
      onKeyDown: openByKey,
    },
    menu: { ref: menu, role: 'menu', onKeyDown: moveByKey },
  };
}
