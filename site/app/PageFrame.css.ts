import { style } from '@vanilla-extract/css';
import { media } from '../ui/theme/media.ts';
import { vars } from '../ui/theme/theme.css.ts';

export const main = style({
  paddingTop: vars.size.bar,
  minHeight: '70vh',
  '@media': { [media.print]: { paddingTop: 0 } },
});
