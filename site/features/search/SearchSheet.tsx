import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { SearchField } from '../../ui/Field/SearchField.tsx';
import { Stack } from '../../ui/Layout/Layout.tsx';
import { ModalDialog } from '../../ui/ModalDialog/ModalDialog.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { useNavigateFromOverlay } from '../../ui/useCloseOnBack.ts';
import { RecentSearches } from './StartLists.tsx';
import { useRecentStore } from './recentStore.ts';
import { searchPath } from './rules/results.ts';
import { SearchResults } from './SearchResults.tsx';
import * as styles from './SearchSheet.css.ts';
import { useGuideSearch } from './useGuideSearch.ts';
import { withBase } from '../../base/guideBase.ts';

/** Most results of a group in the sheet; the page of the search has all. */
const mostOfGroup = 4;

/** Moves the focus from the field through the links below it, and back. */
function moveByArrows(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.defaultPrevented) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], ul a')];
  const index = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[index + step];
  if (index === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Sheet with the search of the whole guide. Results show while the visitor types; Enter leads to their page. */
export default function SearchSheet({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const state = useGuideSearch(useDeferredValue(typed));
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigateFromOverlay();
  const keep = useRecentStore(({ keep: keepSearch }) => keepSearch);
  useEffect(() => {
    // Nothing has the focus when the sheet opens, and when newer results leave out the link that had it.
    if (!document.activeElement?.closest('dialog')) form.current?.querySelector('input')?.focus();
  }, [state.answer]);
  const pick = () => {
    keep(typed);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') {
      moveByArrows(event);
      return;
    }
    // Browsers only empty the field at the first press.
    event.preventDefault();
    onClose();
  };
  return (
    <ModalDialog label="Search the guide" className={styles.sheet} onClose={onClose} onKeyDown={onKeyDown}>
      <form
        ref={form}
        role="search"
        action={withBase('/search')}
        className={styles.head}
        onSubmit={(event) => {
          event.preventDefault();
          pick();
          navigate(searchPath(typed));
        }}
      >
        <div className={styles.field}>
          <SearchField label="Search the guide" value={typed} onChange={setTyped} />
        </div>
        <Button variant="quiet" small onClick={onClose}>
          Close
        </Button>
      </form>
      <Stack>
        {typed.trim() === '' && <RecentSearches onPick={onClose} />}
        <SearchResults typed={typed} state={state} most={mostOfGroup} onPick={pick} />
        {typed.trim() !== '' && (
          <SiteLink to={searchPath(typed)} onClick={pick}>
            See all results
          </SiteLink>
        )}
      </Stack>
    </ModalDialog>
  );
}
