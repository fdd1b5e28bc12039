import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { screenOnly } from '../../ui/theme/shared.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Sticks to the bottom and has its own space at the end of the page, so that it never covers a control. */
export const notice = style([
  {
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
    },
  },
  screenOnly,
]);

/** As high as the loaded list, so that the layout does not shift. */
export const frame = style({
  display: 'block',
  width: '100%',
  height: 'min(80vh, 900px)',
  border: `1px solid ${vars.color.rule}`,
  // The partner's page is made for a light ground.
  background: vars.color.onBand,
});
