import { style } from '@vanilla-extract/css';
import { size } from '../../ui/Text/Text.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const selection = style({
  display: 'grid',
  gap: vars.space.s4,
  maxWidth: '420px',
  paddingTop: vars.space.s5,
});
export const heading = size.card;
