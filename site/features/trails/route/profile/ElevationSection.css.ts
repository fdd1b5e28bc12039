import { style } from '@vanilla-extract/css';
import { stack } from '../../../../ui/Layout/Layout.css.ts';
import { softCaption } from '../../../../ui/theme/shared.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const section = style([
  stack.normal,
  {
    paddingTop: vars.space.s6,
  },
]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s1} ${vars.space.s5}`,
});
export const note = softCaption;
