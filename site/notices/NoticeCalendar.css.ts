import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../ui/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: vars.space.s6 });
export const item = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.rule}`,
  scrollMarginTop: '96px',
  maxWidth: '72ch',
});
export const kicker = style({ fontSize: vars.text.small, fontWeight: 700, color: vars.color.inkSoft });
export const heading = style({
  fontFamily: vars.font.body,
  fontWeight: 700,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
});
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '3px',
});
const month = style({
  padding: '6px 0',
  textAlign: 'center',
  fontSize: vars.text.caption,
  lineHeight: 1.3,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const tone = styleVariants({
  held: [
    month,
    {
      background: vars.color.larch,
      color: '#1a1a1a',
      fontWeight: 700,
      '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
    },
  ],
  free: [month, { background: vars.color.sunken, color: vars.color.inkSoft }],
});
export const long = style({ '@media': { '(max-width: 40rem)': { display: 'none' } } });
