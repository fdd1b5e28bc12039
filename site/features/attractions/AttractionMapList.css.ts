import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const head = style({ display: 'flex', justifyContent: 'flex-end', paddingTop: vars.space.s6 });
export const selection = style({
  display: 'grid',
  gap: vars.space.s4,
  maxWidth: '420px',
  paddingTop: vars.space.s5,
});
export const heading = style({ fontSize: vars.text.card });
