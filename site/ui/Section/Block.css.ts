import { style } from '@vanilla-extract/css';
import { stack } from '../Layout/Layout.css.ts';
import { vars } from '../theme/theme.css.ts';

export const block = style([
  stack.normal,
  {
    selectors: { '& + &': { paddingTop: vars.space.s6, borderTop: `1px solid ${vars.color.rule}` } },
  },
]);
