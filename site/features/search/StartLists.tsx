import { usePersistedStore } from '../../device/keptState.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { linkList } from '../../ui/Text/Text.css.ts';
import { Heading } from '../../ui/Text/Text.tsx';
import { useRecentStore } from './recentStore.ts';
import { list } from './Results.css.ts';
import { searchPath } from './rules/results.ts';

interface LinksProps {
  heading: string;
  links: { label: string; href: string }[];
  /** The visitor follows a link. */
  onPick?: (() => void) | undefined;
}

/** Renders links below a heading. */
export function Links({ heading, links, onPick }: LinksProps) {
  return (
    <>
      <Heading level={2} size="card">
        {heading}
      </Heading>
      <ul className={classNames(linkList, list)}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <SiteLink to={href} onClick={onPick}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Lists of the guide, for visitors whom the search does not help. */
const guideLists = [
  { label: 'Attractions', href: '/attractions' },
  { label: 'Activities', href: '/activities' },
  { label: 'Stays', href: '/accommodations' },
  { label: 'Events', href: '/events' },
  { label: 'Hiking Trails', href: '/hiking-map' },
  { label: 'Closures and notices', href: '/notices' },
];

/** Renders links to the lists of the guide, for visitors who do not know a name to search for. */
export function AllLists() {
  return (
    <section>
      <Links heading="Browse the guide" links={guideLists} />
    </section>
  );
}

/** Renders the visitor's recent searches, which never leave the device; nothing without any. */
export function RecentSearches({ onPick }: Pick<LinksProps, 'onPick'>) {
  usePersistedStore(useRecentStore.persist);
  const { searches, forget } = useRecentStore();
  if (searches.length === 0) return null;
  const links = searches.map((typed) => ({ label: typed, href: searchPath(typed) }));
  return (
    <section>
      <Links heading="Recent searches" links={links} onPick={onPick} />
      <Button variant="quiet" small onClick={forget}>
        Clear recent searches
      </Button>
    </section>
  );
}
