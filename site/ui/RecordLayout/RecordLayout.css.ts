import { globalStyle, style } from '@vanilla-extract/css';
import { recordColumn as inner, row, stack } from '../Layout/Layout.css.ts';
import { media } from '../theme/media.ts';
import { displayType } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

const { s2, s5, s6, s7, gutter } = vars.space;

/** A phone shows the poster, the band and the text below each other; wider screens the poster at the right. */
export const record = style({
  '@media': {
    [`screen and ${media.tablet}`]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'clamp(24px, 4.5vw, 72px)',
      maxWidth: vars.width.page,
      marginInline: 'auto',
      paddingInline: gutter,
    },
  },
});
/** Never cropped: its box has the proportions of the drawing. */
export const poster = style({
  position: 'relative',
  '@media': {
    [`screen and ${media.tablet}`]: { gridArea: '1 / 2', zIndex: 1 },
    [media.print]: { float: 'right', zIndex: 1, width: '42mm', margin: '8mm 6mm 4mm' },
  },
});
export const column = style({
  minWidth: 0,
  '@media': { [`screen and ${media.tablet}`]: { gridArea: '1 / 1 / span 2 / auto' } },
});
/** Black, as on the folders of national parks; on wide screens it passes behind the poster. */
export const band = style([
  stack.tight,
  inner,
  {
    paddingBlock: `clamp(8px, 2vw, ${s5}) clamp(16px, 3vw, ${s6})`,
    background: vars.color.bandDeep,
    color: vars.color.onBand,
    boxShadow: `0 0 0 100vmax ${vars.color.bandDeep}`,
    clipPath: 'inset(0 -100vmax)',
  },
]);
export const where = style({ fontSize: vars.text.caption, lineHeight: 1.4, color: vars.color.onBandSoft });
globalStyle(`${where} a`, { color: vars.color.onBand, paddingBlock: s2 });
/** The facts that matter most, side by side. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${s2} clamp(12px, 4vw, ${s7})`,
  paddingTop: s2,
});
globalStyle(`${figures} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});
globalStyle(`${figures} dt`, {
  maxWidth: '7em',
  fontSize: vars.text.caption,
  lineHeight: 1.35,
  color: vars.color.onBandSoft,
});
globalStyle(`${figures} dd`, { fontSize: vars.text.caption, fontWeight: 700, lineHeight: 1.2 });
globalStyle(`${figures} strong`, {
  ...displayType,
  fontSize: vars.text.section,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
});
export const signs = style([row, { fontSize: vars.text.caption, fontWeight: 700 }]);
export const main = style([
  inner,
  { display: 'grid', gap: s6, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', paddingTop: s5 },
]);
export const lead = style({ fontSize: vars.text.lead, lineHeight: 1.45, maxWidth: vars.width.line });
export const aside = style([main, { paddingBlock: s6 }]);
