import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Sticks to the bottom and has its own space at the end of the page, so that it never covers a control. */
export const notice = style({
  position: 'sticky',
  zIndex: vars.layer.float,
  bottom: 0,
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${vars.space.s4} ${vars.space.gutter} calc(${vars.space.s4} + env(safe-area-inset-bottom))`,
  background: vars.color.sunken,
  color: vars.color.ink,
  borderTop: `3px solid ${vars.color.larch}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.s6,
    },
    [media.print]: { display: 'none' },
  },
});
