import type { ComponentProps } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { list } from './Itinerary.css.ts';

/** Renders a small button within a plan. */
export function Tool(props: ComponentProps<'button'>) {
  return <Button variant="outline" small {...props} />;
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
