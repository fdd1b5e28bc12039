import { beforeFolds, links } from './GuideNavigation.css.ts';
import type { GuideSection } from './sectionLayout.ts';

interface GuideNavigationProps {
  sections: GuideSection[];
  /** True if a phone shows the sections folded. */
  folds: boolean;
}

/** Renders links to the sections of the page. */
export function GuideNavigation({ sections, folds }: GuideNavigationProps) {
  return (
    <nav aria-label="On this page" className={folds ? beforeFolds : undefined}>
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
