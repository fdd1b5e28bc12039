import { useId, useRef, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Page } from '#schemas/types/published.ts';
import { Button } from '../Button/Button.tsx';
import { Chips, type Chip } from '../Chips/Chips.tsx';
import { SearchField } from '../Field/SearchField.tsx';
import * as styles from './FilterLayout.css.ts';
import { badge, toggle, word } from './FilterLayout.css.ts';
import { IconAdjustmentsHorizontal } from '../icons/icons.tsx';
import { Wrap } from '../Layout/Layout.tsx';
import { desktop } from '../theme/media.ts';
import { TitleBand } from '../TitleBand/TitleBand.tsx';
import { visuallyHidden } from '../Text/Text.css.ts';
import { VisuallyHidden } from '../Text/Text.tsx';

export interface FilterScreenProps {
  page: Pick<Page, 'heading' | 'lead' | 'picture' | 'priceNote'>;
  /** Name of the listed items, in the plural. */
  noun: string;
  search: string;
  onSearch: (search: string) => void;
  /** The controls of the panel. */
  fields: ReactNode;
  /** Number of filters on the badge. */
  active: number;
  /** The choice of an order. */
  sort?: ReactNode;
  /** The trip dates. */
  when?: ReactNode;
  chips: Chip[];
  onClear: () => void;
  /** Number of items that pass the filters, and of all; undefined while loading. */
  found: readonly unknown[] | undefined;
  all: readonly unknown[] | undefined;
  /** Switch between map and cards, for screens with a map: their panel is closed at first. */
  view?: ReactNode;
  /** Below the search, in the band of a wide screen. */
  figures?: ReactNode;
  /** The list; on screens with a map a function that gets what belongs above it, because the map goes first. */
  children: ReactNode | ((summary: ReactNode) => ReactNode);
}

/** A list with its search and filters: the panel has a column of its own on wide screens and is above the list on small ones. */
export function FilterScreen(props: FilterScreenProps) {
  const { page, noun, search, onSearch, fields, active, chips, onClear, found, all } = props;
  const { view, figures, when, sort, children } = props;
  const count = useRef<HTMLParagraphElement>(null);
  const isCountHidden = view !== undefined && sort !== undefined;
  const showResults = () => {
    flushSync(toggle);
    if (isCountHidden) document.querySelector('h1')?.focus();
    else count.current?.focus();
  };
  const [open, toggle] = useFilterPanel(!view);
  const panelId = useId();
  const filterToggle = <FilterToggle open={open} active={active} panelId={panelId} onToggle={toggle} />;
  const counted = (
    <p ref={count} role="status" tabIndex={-1} className={isCountHidden ? visuallyHidden : styles.count}>
      {found && all ? `${found.length} of ${all.length} ${noun}` : `Loading ${noun}`}
    </p>
  );
  const summary = (
    <div className={styles.summary}>
      {view && counted}
      {view && sort}
      {when}
      {page.priceNote && <p className={styles.note}>{page.priceNote}</p>}
      <Chips chips={chips} />
    </div>
  );
  return (
    <>
      <TitleBand
        heading={page.heading}
        lead={page.lead}
        picture={page.picture}
        slim
        beside={
          view ? (
            <div className={styles.views}>
              {filterToggle}
              {view}
            </div>
          ) : (
            counted
          )
        }
      >
        <form
          className={styles.tools}
          role="search"
          data-folded={view ? open !== true : undefined}
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchField label={`Search ${noun}`} value={search} onChange={onSearch} />
          {!view && filterToggle}
          {!view && sort}
        </form>
        {figures}
      </TitleBand>
      <Wrap>
        <div className={styles.layout} data-open={open}>
          <aside
            id={panelId}
            data-live=""
            className={styles.panel}
            aria-label="Filters"
            hidden={open === false}
          >
            {fields}
            <Button variant="outline" wide onClick={onClear}>
              Clear All Filters
            </Button>
            <Button wide className={styles.show} onClick={showResults}>
              {found ? `Show ${found.length} ${found.length === 1 ? 'result' : 'results'}` : 'Show results'}
            </Button>
          </aside>
          <div className={styles.results}>
            {typeof children === 'function' ? (
              children(summary)
            ) : (
              <>
                {summary}
                {children}
              </>
            )}
          </div>
        </div>
      </Wrap>
    </>
  );
}

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
      <span className={word}>Filters</span>
      {active > 0 && (
        <span className={badge}>
          {active} <VisuallyHidden>active</VisuallyHidden>
        </span>
      )}
    </Button>
  );
}

/** A panel that is neither opened nor closed by the visitor is open where it has a column of its own. */
export type PanelState = boolean | 'auto';

/**
 * Returns whether a filter panel is open: closed at first, or as the screen allows, which is "auto" until the page knows the
 * screen, so that prerendered pages do not shift.
 */
export function useFilterPanel(openOnWide: boolean): [open: PanelState, toggle: () => void] {
  const [open, setOpen] = useState<PanelState>(openOnWide && 'auto');
  useEffect(() => {
    if (openOnWide) setOpen(window.matchMedia(desktop).matches);
  }, [openOnWide]);
  return [open, () => setOpen((current) => !current)];
}
