import { useEffect, useState } from 'react';
import { media } from '../theme/media.ts';

/** A panel that is neither opened nor closed by the visitor is open where it has a column of its own. */
export type PanelState = boolean | 'auto';

/**
 * Returns whether a filter panel is open: closed at first, or as the screen allows, which is "auto" until the page knows the
 * screen, so that prerendered pages do not shift.
 */
export function useFilterPanel(openOnWide: boolean): [open: PanelState, toggle: () => void] {
  const [open, setOpen] = useState<PanelState>(openOnWide && 'auto');
  useEffect(() => {
    if (openOnWide) setOpen(window.matchMedia(media.desktop).matches);
  }, [openOnWide]);
  return [open, () => setOpen((current) => !current)];
}
