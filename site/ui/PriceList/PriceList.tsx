import * as styles from './PriceList.css.ts';

interface PriceListProps {
  items: { name: string; price: string; note?: string }[];
}

/** Table of offers and their prices. */
export function PriceList({ items }: PriceListProps) {
  return (
    <ul>
      {items.map(({ name, price, note }) => (
        <li key={name} className={styles.item}>
          <span className={styles.name}>
            {name}
            {note && <span className={styles.note}>{note}</span>}
          </span>
          <span className={styles.price}>{price}</span>
        </li>
      ))}
    </ul>
  );
}
