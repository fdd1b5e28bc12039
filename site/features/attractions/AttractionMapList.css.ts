import { style } from '@vanilla-extract/css';
import { size } from '../../ui/Heading/Heading.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const head = style({ display: 'flex', justifyContent: 'flex-end', paddingTop: vars.space.s6 });
export const selection = style({
  display: 'grid',
  gap: vars.space.s4,
  maxWidth: '420px',
  paddingTop: vars.space.s5,
});
export const heading = size.card;
