import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const loading = style({ minHeight: '60vh', paddingBlock: vars.space.s8, fontSize: vars.text.lead });
export const ridge = style({
  width: '180px',
  height: 'auto',
  marginTop: vars.space.s4,
  color: vars.color.rule,
});
