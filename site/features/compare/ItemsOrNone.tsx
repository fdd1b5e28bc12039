import { BulletList } from '../../ui/BulletList/BulletList.tsx';

/** Renders items under each other, or the words that there are none. */
export function ItemsOrNone({ items, none }: { items: string[]; none: string }) {
  return items.length > 0 ? <BulletList items={items} /> : none;
}
