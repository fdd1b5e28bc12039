import type { ReactNode } from 'react';
import * as styles from '../../ui/Sign/Sign.css.ts';
import { capitalize } from '../../ui/text/text.ts';

/** One shape for each group, drawn in a 24 unit box: colour never stands alone. */
const shapes: Record<CategoryGroup, ReactNode> = {
  lake: (
    <>
      <circle cx="12" cy="12" r="11" />
      <path
        className={styles.waves}
        d="M4.5 8q2.5-2 5 0t5 0t5 0M4.5 12.5q2.5-2 5 0t5 0t5 0M6.5 17q2.5-2 5 0t6 0"
      />
    </>
  ),
  mountain: (
    <>
      <path d="M12 1 23 22H1z" />
      <path className={styles.ground} d="m12 6 3 6-2-1-1 2-1-2-2 1z" />
    </>
  ),
  canyon: (
    <>
      <path d="M1 2h22L14 23h-4z" />
      <path className={styles.ground} d="M10 2h4l-1 16h-2z" />
    </>
  ),
  viewpoint: (
    <>
      <path d="M2 16a10 10 0 0 1 20 0z" />
      <path d="M1 18h22v3H1z" />
    </>
  ),
  historic: (
    <>
      <path d="M1 1h22v22H1z" />
      <path className={styles.ground} d="m12 4 8 4v2H4V8zM5 11h2v7H5zm6 0h2v7h-2zm6 0h2v7h-2zM4 19h16v2H4z" />
    </>
  ),
  forest: (
    <>
      <path d="M12 0 22 6v12l-10 6L2 18V6z" />
      <path className={styles.ground} d="m12 4 4 6h-2l3 5h-4v4h-2v-4H7l3-5H8z" />
    </>
  ),
  default: (
    <>
      <circle cx="12" cy="12" r="11" />
      <circle className={styles.ground} cx="12" cy="12" r="5" />
    </>
  ),
};

/** The shape of a category, for places with the word beside it or as hidden text. */
export function CategoryShape({ category }: { category: string }) {
  const group = categoryGroup(category);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${styles.shape} ${styles.category[group]}`}>
      {shapes[group]}
    </svg>
  );
}

/** The sign of a category of attractions, always with its word. */
export function CategorySign({ category }: { category: string }) {
  return (
    <span className={styles.sign}>
      <CategoryShape category={category} />
      {capitalize(category)}
    </span>
  );
}

export type CategoryGroup = 'lake' | 'mountain' | 'canyon' | 'viewpoint' | 'historic' | 'forest' | 'default';

const groups: Record<string, CategoryGroup> = {
  lake: 'lake',
  mountain: 'mountain',
  icefield: 'mountain',
  canyon: 'canyon',
  waterfall: 'canyon',
  viewpoint: 'viewpoint',
  historic: 'historic',
  forest: 'forest',
  wildlife: 'forest',
};

/** The sign, and the marker colour, that a category of attractions shares with those like it. */
export function categoryGroup(category: string): CategoryGroup {
  return groups[category] ?? 'default';
}

/** Returns the sign of an attraction type, for the filter. */
export const typeSign = (name: string, value: string) => name === 'type' && <CategorySign category={value} />;
