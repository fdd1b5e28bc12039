import { style } from '@vanilla-extract/css';
import { displayType } from '../theme/shared.css.ts';

/** On the smallest phones the name needs the room of the sign. */
export const mark = style({ width: '24px', minWidth: 0, height: '32px' });
export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  ...displayType,
  fontSize: 'clamp(1.2rem, 6.2vw, 1.5rem)',
  lineHeight: 1,
  letterSpacing: '-0.01em',
});
