import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const twoColumns = style({
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.s7,
    },
  },
});
