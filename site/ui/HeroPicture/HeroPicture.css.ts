import { style } from '@vanilla-extract/css';
import { wrap } from '../Layout/Layout.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const frame = style({
  position: 'relative',
  height: 'clamp(220px, 38vw, 560px)',
  overflow: 'hidden',
  '@media': { [media.print]: { height: '60mm' } },
});
export const caption = style([
  wrap,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `2px ${vars.space.s5}`,
    paddingBlock: vars.space.s3,
    fontSize: vars.text.caption,
    color: vars.color.inkSoft,
  },
]);
