import { useEffect, useState } from 'react';
import { lazyComponent } from '../../ui/hydration/lazyComponent.tsx';
import { withBase } from '../../base/guideBase.ts';

const SearchSheet = lazyComponent(() => import('../../features/search/SearchSheet.tsx'), SearchPageInstead);

/** Opens the page of the search if the sheet cannot be loaded. */
function SearchPageInstead() {
  useEffect(() => window.location.assign(withBase('/search')), []);
  return null;
}

/** Returns true for a press of the link in the bar, unless it is meant for another tab. */
function isSearchPress({ ctrlKey, metaKey, shiftKey }: MouseEvent, target: Element): boolean {
  return target.closest(`a[href="${withBase('/search')}"]`) !== null && !ctrlKey && !metaKey && !shiftKey;
}

/** Opens the search when its link in the bar is pressed. The link leads to its page without this. */
export function SearchStart() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || !isSearchPress(event, target)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return isOpen && <SearchSheet onClose={() => setIsOpen(false)} />;
}
