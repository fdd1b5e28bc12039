import { list } from './Itinerary.css.ts';

/** Renders texts with a mark each. */
export function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={list}>
      {texts.map((text, index) => (
        <li key={`${text}-${index}`}>{text}</li>
      ))}
    </ul>
  );
}
