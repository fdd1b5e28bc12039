import { style } from '@vanilla-extract/css';
import { softCaption } from '../../../../ui/theme/softCaption.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingTop: vars.space.s6,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s1} ${vars.space.s5}`,
});
export const note = softCaption;
