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
