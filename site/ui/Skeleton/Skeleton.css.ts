import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const tint = (percent: number) => `color-mix(in srgb, ${vars.color.page}, ${vars.color.glacier} ${percent}%)`;

export const label = style({ paddingBlock: vars.space.s5, fontSize: vars.text.lead });
export const card = style({ display: 'grid', gap: vars.space.s3 });
/** A ridge silhouette where the picture will be. */
export const picture = style({
  aspectRatio: '4 / 4.4',
  background: tint(12),
  position: 'relative',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: '42% 0 0',
    background: tint(22),
    clipPath: 'polygon(0 60%,20% 22%,34% 52%,40% 44%,63% 0,84% 42%,100% 30%,100% 100%,0 100%)',
  },
});
/** Cards that are wider than high. */
export const pictureWide = style([picture, { aspectRatio: '16 / 9' }]);
export const line = style({
  height: '18px',
  background: tint(12),
  selectors: { '&:last-child': { width: '60%' } },
});
