import { useEffect, useState } from 'react';
import { media } from '../theme/media.ts';

/** Whether a filter panel is open: closed at first on small screens, open where it has a column of its own. */
export function useFilterPanel(): [open: boolean, toggle: () => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (window.matchMedia(media.desktop).matches) setOpen(true);
  }, []);
  return [open, () => setOpen((current) => !current)];
}
