import { style, styleVariants, globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const wrap = style({
  width: '100%',
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

/** Gutters of a record's page on a phone; its columns have none. */
export const recordColumn = style({
  paddingInline: vars.space.gutter,
  '@media': { [`screen and ${media.tablet}`]: { paddingInline: 0 } },
});

export const stack = styleVariants(
  { tight: vars.space.s2, normal: vars.space.s4, loose: vars.space.s5, wide: vars.space.s7 },
  (gap) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap, alignContent: 'start' }),
);

const gridBase = style({ display: 'grid', gap: vars.space.columnGap, gridTemplateColumns: 'minmax(0, 1fr)' });
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const pairs = style([gridBase, { '@media': { '(width >= 15em)': columns(2) } }]);

/** Number of columns by kind of card. */
export const grid = styleVariants({
  posters: [pairs, { rowGap: vars.space.s5, '@media': { [media.tablet]: columns(3) } }],
  tickets: [pairs],
  stays: [pairs],
  trails: [gridBase, { '@media': { [media.tablet]: columns(2), '(width >= 68.75em)': columns(3) } }],
  /** Rows with rules between them. */
  rows: [
    gridBase,
    { gap: `0 ${vars.space.s8}`, alignItems: 'start', '@media': { [media.desktop]: columns(2) } },
  ],
  two: [gridBase, { rowGap: vars.space.s6, '@media': { [media.tablet]: columns(2) } }],
  three: [
    gridBase,
    { rowGap: vars.space.s6, '@media': { [media.tablet]: columns(2), '(width >= 68.75em)': columns(3) } },
  ],
});

/** Text beside a sticky column of notes. */
export const withAside = style({
  display: 'grid',
  gap: `${vars.space.s7} ${vars.space.columnGap}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 1fr) minmax(0, 4fr)' } },
});
export const main = style({ display: 'grid', gap: vars.space.s7, alignContent: 'start', minWidth: 0 });
export const aside = style({
  display: 'grid',
  gap: vars.space.s6,
  alignContent: 'start',
  minWidth: 0,
  '@media': { [media.desktop]: { gridColumn: 3, position: 'sticky', top: '88px', alignSelf: 'start' } },
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 });

export const text = style({ padding: `${vars.space.s6} 0 ${vars.space.section}` });

/** Headings left and their text right from the twelve-column width on, as in a split section. */
export const split = style([
  text,
  { display: 'grid', gap: vars.space.s6, gridTemplateColumns: 'minmax(0, 1fr)' },
]);
globalStyle(`${split} > div, ${split} > section`, {
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});
globalStyle(`${split} > * > :not(h2)`, { '@media': { [media.desktop]: { gridColumn: 2 } } });
globalStyle(`${split} h2`, { '@media': { [media.desktop]: { fontSize: vars.text.card } } });
globalStyle(`${split} :is(h2, h2 + *)`, { '@media': { [media.desktop]: { marginTop: vars.space.s5 } } });
