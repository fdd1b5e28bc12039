import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { opensByKey } from '../../device/searchKey.ts';
import { lazyComponent } from '../../ui/hydration/lazyComponent.tsx';

const SearchSheet = lazyComponent(() => import('../../features/search/SearchSheet.tsx'), SearchPageInstead);

/** Without the sheet, the page of the search does the same. */
function SearchPageInstead() {
  useEffect(() => window.location.assign('/search'), []);
  return null;
}

const writing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Returns true if a key that is pressed in an element writes a text. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(writing) !== null;
}

/** Opens the search when its link in the bar is pressed, or the key "/". The link leads to its page without this. */
export function SearchStart() {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(false), [pathname]);
  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault();
      setIsOpen(true);
    };
    const onClick = (event: MouseEvent) => {
      const { target, button, metaKey, altKey, ctrlKey, shiftKey } = event;
      if (button || metaKey || altKey || ctrlKey || shiftKey) return;
      if (target instanceof Element && target.closest('a[href="/search"]')) open(event);
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, target, metaKey, altKey, ctrlKey } = event;
      if (key !== '/' || metaKey || altKey || ctrlKey || isWriting(target)) return;
      // An open dialog keeps its keys.
      if (document.querySelector('dialog[open]') === null && opensByKey()) open(event);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return isOpen && <SearchSheet onClose={() => setIsOpen(false)} />;
}
