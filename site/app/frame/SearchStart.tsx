import { useEffect, useState } from 'react';
import { opensByKey } from '../../device/searchKey.ts';
import { lazyComponent } from '../../ui/hydration/lazyComponent.tsx';
import { withBase } from '../../base/guideBase.ts';

const SearchSheet = lazyComponent(() => import('../../features/search/SearchSheet.tsx'), SearchPageInstead);

/** Opens the page of the search if the sheet cannot be loaded. */
function SearchPageInstead() {
  useEffect(() => window.location.assign(withBase('/search')), []);
  return null;
}

/** Returns true for the key "/", unless it writes a text, a dialog is open, or the visitor turned it off. */
function isSearchKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !target.closest('input:not([type=checkbox]), textarea, select, dialog[open]') && opensByKey();
}

/** Returns true for a press of the link in the bar, unless it is meant for another tab. */
function isSearchPress({ ctrlKey, metaKey, shiftKey }: MouseEvent, target: Element): boolean {
  return target.closest(`a[href="${withBase('/search')}"]`) !== null && !ctrlKey && !metaKey && !shiftKey;
}

/** Opens the search when its link in the bar is pressed, or the key "/". The link leads to its page without this. */
export function SearchStart() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent | MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (!('key' in event ? isSearchKey(event, target) : isSearchPress(event, target))) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('click', open);
    document.addEventListener('keydown', open);
    return () => {
      document.removeEventListener('click', open);
      document.removeEventListener('keydown', open);
    };
  }, []);
  return isOpen && <SearchSheet onClose={() => setIsOpen(false)} />;
}
