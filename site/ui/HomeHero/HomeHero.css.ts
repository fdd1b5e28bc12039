import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../Layout/Layout.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const hero = style({ background: vars.color.band, color: vars.color.onBand });
export const text = style([
  wrap,
  {
    paddingBlock: 'clamp(28px, 4vw, 56px)',
    display: 'grid',
    gap: vars.space.s3,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
]);
export const heading = style({
  fontSize: vars.text.hero,
  lineHeight: 0.98,
  letterSpacing: '-0.03em',
  maxWidth: '14em',
  outline: 'none',
});
export const lead = style({
  fontSize: vars.text.lead,
  lineHeight: 1.4,
  color: vars.color.onBandSoft,
  maxWidth: '60ch',
});
export const art = style({
  position: 'relative',
  // The next steps below it stand in the first screen, too.
  height: 'clamp(220px, min(40vw, 56svh), 560px)',
  overflow: 'hidden',
  '@media': { [media.print]: { display: 'none' } },
});
/** Peaks and a strip of the lake. */
globalStyle(`${art} img`, { objectPosition: '50% 45%' });
export const deck = style([
  wrap,
  {
    paddingBlock: vars.space.s5,
    display: 'grid',
    gap: `${vars.space.s5} ${vars.space.s8}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  },
]);
