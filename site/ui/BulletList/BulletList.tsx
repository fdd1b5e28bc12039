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

/** Tips in their order, numbered. */
export function NumberedList({ items }: { items: string[] }) {
  return (
    <ol className={styles.numberedList}>
      {items.map((item) => (
        <li key={item} className={styles.numbered}>
          <span>{item}</span>
        </li>
      ))}
    </ol>
  );
}
