import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const plate = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '38% minmax(0, 1fr)',
  minHeight: '148px',
  color: vars.color.onBand,
  overflow: 'hidden',
  isolation: 'isolate',
  '@media': { [media.phablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': { [media.phablet]: { aspectRatio: '4 / 4.6' } },
});
export const zoom = style({
  position: 'absolute',
  inset: 0,
  transition: `transform ${vars.motion.slow}`,
  selectors: { [`${card}:hover &`]: { transform: 'scale(1.03)' } },
});
export const name = style({
  display: 'grid',
  gap: vars.space.s1,
  alignContent: 'center',
  padding: vars.space.s4,
  '@media': {
    [media.phablet]: { alignContent: 'start', padding: `${vars.space.s3} ${vars.space.s4} ${vars.space.s5}` },
  },
});
export const heading = style({
  fontSize: 'clamp(1.375rem, 1.1rem + 0.9vw, 1.875rem)',
  lineHeight: 1.05,
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  selectors: {
    [`${card}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.15em',
    },
  },
});
export const where = style({ fontSize: vars.text.caption, lineHeight: 1.3 });
export const sign = style({
  position: 'absolute',
  left: 0,
  top: 0,
  background: vars.color.surface,
  color: vars.color.ink,
  padding: '7px 12px 7px 9px',
  '@media': {
    'screen and (max-width: 559px)': { position: 'static', background: 'none', color: 'inherit', padding: 0 },
  },
});
export const text = style({ color: vars.color.inkSoft, fontSize: vars.text.small, lineHeight: 1.5 });
