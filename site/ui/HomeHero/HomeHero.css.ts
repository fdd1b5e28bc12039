import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../Layout/Layout.css.ts';
import { media } from '../theme/media.ts';
import { screenOnly } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const hero = style({ background: vars.color.band, color: vars.color.onBand });
/** The art, with the words in its sky. */
export const poster = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // The next steps below it stand in the first screen, too.
  minHeight: 'clamp(540px, min(46vw, 66svh), 720px)',
  overflow: 'hidden',
  isolation: 'isolate',
  '@media': { [media.print]: { minHeight: 0 } },
});
export const text = style([
  wrap,
  {
    paddingBlock: 'clamp(16px, 3vw, 44px)',
    display: 'grid',
    gap: vars.space.s4,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
]);
export const heading = style({
  // A headline of two lines stays in the sky on small phones, too.
  fontSize: `min(${vars.text.hero}, 12.3vw)`,
  lineHeight: 0.98,
  letterSpacing: '-0.03em',
  maxWidth: '14em',
  outline: 'none',
});
export const lead = style({
  fontSize: vars.text.lead,
  lineHeight: 1.4,
  maxWidth: '60ch',
});
export const art = style([
  {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
  },
  screenOnly,
]);
export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 58%',
});
export const deck = style([
  wrap,
  {
    paddingBlock: vars.space.s5,
    display: 'grid',
    gap: `${vars.space.s5} ${vars.space.s8}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
      // The picture ends in a strip of dark ground here, which the next steps may cover.
      'screen and (width < 30em), screen and (width >= 43.75em) and (width < 62.5em)': {
        position: 'relative',
        marginTop: '-56px',
      },
    },
  },
]);
// Two choices fit in one line of a phone.
globalStyle(`${deck} a`, {
  '@media': { 'screen and (width < 30em)': { paddingInline: vars.space.s4 } },
});
