/** Renders items under each other, or the words that there are none. */
export function ItemsOrNone({ items, none }: { items: readonly string[]; none: string }) {
  if (items.length === 0) return none;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
