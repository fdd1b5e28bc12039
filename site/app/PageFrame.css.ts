import { style } from '@vanilla-extract/css';
import { screenOnly } from '../ui/theme/shared.css.ts';
import { vars } from '../ui/theme/theme.css.ts';

export const skipLink = style([
  {
    position: 'fixed',
    left: vars.space.s4,
    top: '-10rem',
    zIndex: vars.layer.toast,
    padding: vars.space.s4,
    background: vars.color.larch,
    color: vars.color.onLarch,
    fontWeight: 700,
    selectors: { '&:focus': { top: vars.space.s2 } },
  },
  screenOnly,
]);
export const main = style({
  paddingTop: vars.size.bar,
  minHeight: '70vh',
});
