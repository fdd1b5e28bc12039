import { style } from '@vanilla-extract/css';
import { stack } from '../Layout/Layout.css.ts';
import { vars } from '../theme/theme.css.ts';

export const card = style([
  stack.tight,
  {
    borderTop: `2px solid ${vars.color.ruleStrong}`,
    paddingTop: vars.space.s3,
  },
]);
