import type { ButtonHTMLAttributes } from 'react';
import { tool } from './Itinerary.css.ts';

/** Renders a small button within a plan. */
export function Tool(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={tool} {...props} />;
}
