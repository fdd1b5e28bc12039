import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wrap } from '../Layout/Layout.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const banner = styleVariants({
  season: {
    background: vars.color.season,
    color: vars.color.ink,
    '@media': { [media.print]: { background: 'none' } },
  },
  danger: { background: vars.color.dangerFill, color: vars.color.onDanger },
});
export const line = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.s3,
    alignItems: 'start',
    paddingBlock: vars.space.s3,
    lineHeight: 1.5,
    '@media': { 'screen and (width < 35em)': { fontSize: vars.text.small } },
  },
]);
globalStyle(`${line} > svg`, { marginTop: '3px' });
// As high as the banner, so that it is a touch target and the icon stays beside its first row of words.
globalStyle(`${line} summary`, { paddingBlock: '12px', marginBlock: '-12px' });
globalStyle(`${line} a`, { color: 'inherit' });
