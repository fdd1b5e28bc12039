import { classNames } from '../../ui/classNames.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { linkList } from '../../ui/LinkList/LinkList.css.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { guideLists } from './guideLists.ts';
import { list } from './Results.css.ts';

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
