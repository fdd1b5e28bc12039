import { plate } from './ColorPlate.css.ts';

/** Fills the box around it with a colour from data. An SVG, since the content security policy forbids style attributes. */
export function ColorPlate({ color }: { color: string }) {
  return (
    <svg className={plate} aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
