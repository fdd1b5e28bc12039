import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { type Chip, Chips } from '../Chips/Chips.tsx';
import * as styles from './FilterLayout.css.ts';
import type { PanelState } from './useFilterPanel.ts';

interface FilterLayoutProps {
  open: PanelState;
  panelId: string;
  /** The controls of the panel. */
  filters: ReactNode;
  /** How many results there are, in words. */
  count: string;
  chips: Chip[];
  onClear: () => void;
  children: ReactNode;
}

/** A list with its filter panel: a column of its own on wide screens, above the list on small ones. */
export function FilterLayout({ open, panelId, filters, count, chips, onClear, children }: FilterLayoutProps) {
  return (
    <div className={styles.layout} data-open={open}>
      <aside id={panelId} className={styles.panel} aria-label="Filters" hidden={open === false}>
        {filters}
        <Button variant="outline" wide onClick={onClear}>
          Clear All Filters
        </Button>
      </aside>
      <div className={styles.results}>
        <div className={styles.summary}>
          <p role="status" className={styles.count}>
            {count}
          </p>
          <Chips chips={chips} />
        </div>
        {children}
      </div>
    </div>
  );
}
