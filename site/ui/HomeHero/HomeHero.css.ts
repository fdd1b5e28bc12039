import { style } from '@vanilla-extract/css';
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
  maxWidth: '46ch',
});
export const art = style({
  position: 'relative',
  height: 'clamp(220px, 40vw, 560px)',
  overflow: 'hidden',
  '@media': { [media.print]: { display: 'none' } },
});
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
