import { style } from '@vanilla-extract/css';
import { displayType } from '../theme/displayType.ts';

/** A sign is seldom as wide as its square: one that is reaches over into the room at both sides. */
export const mark = style({ width: '32px', height: '32px', marginInline: '-4px' });
export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  ...displayType,
  fontSize: '1.5rem',
  lineHeight: 1,
  letterSpacing: '-0.01em',
});
