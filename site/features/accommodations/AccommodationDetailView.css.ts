import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/Layout/Layout.css.ts';
import { displayType } from '../../ui/theme/shared.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const price = style({
  ...displayType,
  fontSize: vars.text.card,
  lineHeight: 1.1,
});
export const card = style([
  stack.normal,
  {
    padding: vars.space.s5,
    background: vars.color.surface,
    borderTop: `6px solid ${vars.color.larch}`,
  },
]);
