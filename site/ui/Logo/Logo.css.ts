import { style } from '@vanilla-extract/css';
import { displayType } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

/** On the smallest phones the name needs the room of the sign. */
export const mark = style({ width: '24px', minWidth: 0, height: '32px' });
export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  ...displayType,
  fontSize: `min(${vars.text.card}, 6.2vw)`,
  lineHeight: 1,
  letterSpacing: '-0.01em',
});
