import { IconAdjustmentsHorizontal } from '../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { badge, toggle } from './FilterLayout.css.ts';
import type { PanelState } from './useFilterPanel.ts';

interface FilterToggleProps {
  open: PanelState;
  /** Number of active filters. */
  active: number;
  panelId: string;
  onToggle: () => void;
}

/** Opens and closes the filter panel and counts the active filters. */
export function FilterToggle({ open, active, panelId, onToggle }: FilterToggleProps) {
  return (
    <Button
      variant="onBand"
      className={toggle}
      aria-expanded={open === 'auto' ? undefined : open}
      aria-controls={panelId}
      onClick={onToggle}
    >
      <IconAdjustmentsHorizontal size={20} aria-hidden />
      Filters
      {active > 0 && (
        <span className={badge}>
          {active} <VisuallyHidden>active</VisuallyHidden>
        </span>
      )}
    </Button>
  );
}
