import type { ComponentProps } from 'react';
import { tool, list } from './Itinerary.css.ts';

/** Renders a small button within a plan. */
export function Tool(props: ComponentProps<'button'>) {
  return <button type="button" className={tool} {...props} />;
}

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
