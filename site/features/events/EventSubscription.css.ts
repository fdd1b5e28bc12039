import { style } from '@vanilla-extract/css';
import { size } from '../../ui/Heading/Heading.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const subscription = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingTop: vars.space.s6,
  maxWidth: '65ch',
});
export const title = size.card;
