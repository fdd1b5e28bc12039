import { globalStyle, style } from '@vanilla-extract/css';
import { card as base, link as cardLink, wideCard } from '../../ui/Card/Card.css.ts';
import { media } from '../../ui/theme/media.ts';
import { screenOnly } from '../../ui/theme/shared.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const card = style([
  base,
  {
    alignContent: 'start',
    gap: vars.space.s3,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
]);
export const plate = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignSelf: 'stretch',
  color: vars.color.onBand,
  overflow: 'hidden',
  isolation: 'isolate',
});
export const picture = style([
  { position: 'relative', overflow: 'hidden', aspectRatio: '4 / 5' },
  screenOnly,
]);
export const zoom = style({
  position: 'absolute',
  inset: 0,
  transition: `transform ${vars.motion.slow}`,
  selectors: { [`${card}:hover &`]: { transform: 'scale(1.03)' } },
});
export const name = style({
  display: 'grid',
  gap: vars.space.s1,
  gridTemplateRows: 'auto auto 1fr',
  padding: vars.space.s3,
  '@media': {
    // Space for a name of three lines and the sign, so that neighbours have one height.
    [media.phablet]: { minHeight: '196px', padding: vars.space.s4 },
    [media.print]: { minHeight: 0, padding: 0 },
  },
});
export const heading = style({
  fontSize: vars.text.card,
  lineHeight: 1.05,
});
export const link = style([cardLink, { '::after': { zIndex: 1 } }]);
/** On phones the poster says it. */
export const where = style([wideCard, { fontSize: vars.text.caption, lineHeight: 1.3 }]);
/** Below the name, so that it never covers the picture; on a light ground for its colors. */
export const sign = style({
  alignSelf: 'end',
  justifySelf: 'start',
  marginTop: vars.space.s2,
  padding: '4px 10px 4px 7px',
  background: vars.color.surface,
  color: vars.color.ink,
});
export const text = style({ color: vars.color.inkSoft, fontSize: vars.text.small, lineHeight: 1.5 });
// Closures stand apart from the text below them.
globalStyle(`${text} > p + p:last-child`, { marginTop: vars.space.s2 });
