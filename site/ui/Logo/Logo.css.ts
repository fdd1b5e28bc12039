import { style } from '@vanilla-extract/css';
import { displayType } from '../theme/displayType.ts';

export const mark = style({ width: '24px', height: '32px' });
export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  ...displayType,
  fontSize: '1.5rem',
  lineHeight: 1,
  letterSpacing: '-0.01em',
});
