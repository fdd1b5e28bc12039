import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/theme.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s2,
  fontSize: vars.text.small,
  fontWeight: 700,
  lineHeight: 1.4,
});
