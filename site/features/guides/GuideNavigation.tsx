import { links } from './GuideNavigation.css.ts';
import type { GuideSection } from './GuideSection.ts';

/** Renders links to the sections of the page. */
export function GuideNavigation({ sections }: { sections: GuideSection[] }) {
  return (
    <nav aria-label="On this page">
      <ul className={links}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
