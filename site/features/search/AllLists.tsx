import { classNames } from '../../ui/classNames.ts';
import { Heading } from '../../ui/Text/Text.tsx';
import { linkList } from '../../ui/Text/Text.css.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { list } from './Results.css.ts';

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
export function AllLists({ level }: { level: 2 | 3 }) {
  return (
    <section>
      <Heading level={level} size="card">
        Look through the guide
      </Heading>
      <ul className={classNames(linkList, list)}>
        {guideLists.map(({ label, href }) => (
          <li key={href}>
            <SiteLink to={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
