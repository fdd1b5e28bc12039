import { Block } from '../Section/Section.tsx';
import * as styles from './BulletList.css.ts';

/** Short items under each other. */
export function BulletList({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className={styles.marked}>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

interface BulletBlockProps {
  heading: string;
  items: string[];
  side?: boolean;
  folds?: boolean;
}

/** A part of a detail page with short items. Renders nothing without any. */
export function BulletBlock({ heading, items, ...looks }: BulletBlockProps) {
  return (
    items.length > 0 && (
      <Block heading={heading} {...looks}>
        <BulletList items={items} />
      </Block>
    )
  );
}
