import { usePersistedStore } from '../../device/keptState.ts';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Text/Text.tsx';
import { linkList } from '../../ui/Text/Text.css.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { useRecentStore } from './recentStore.ts';
import { list } from './Results.css.ts';
import { searchPath } from './searchPath.ts';

/** Renders the visitor's recent searches, which never leave the device; nothing without any. */
export function RecentSearches({ level, onPick }: { level: 2 | 3; onPick?: () => void }) {
  usePersistedStore(useRecentStore.persist);
  const { searches, forget } = useRecentStore();
  if (searches.length === 0) return null;
  return (
    <section>
      <Heading level={level} size="card">
        Recent searches
      </Heading>
      <ul className={classNames(linkList, list)}>
        {searches.map((typed) => (
          <li key={typed}>
            <SiteLink to={searchPath(typed)} onClick={onPick}>
              {typed}
            </SiteLink>
          </li>
        ))}
      </ul>
      <Button variant="quiet" small onClick={forget}>
        Forget recent searches
      </Button>
    </section>
  );
}
