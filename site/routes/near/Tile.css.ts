import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { card } from '../../ui/Card/Card.css.ts';
import { media } from '../../ui/theme/media.ts';
import { softCaption } from '../../ui/theme/shared.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Least width of a column, and its share of a phone's row. */
const [least, share] = [createVar(), createVar()];
/** A phone shows one row that scrolls to the side, up to both edges of the screen. */
const rail = style({
  display: 'grid',
  gap: `${vars.space.s5} ${vars.space.columnGap}`,
  gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))`,
  '@media': {
    [media.phone]: {
      grid: `none / auto-flow ${share}`,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      padding: `4px ${vars.space.gutter}`,
      overflowX: 'auto',
    },
  },
});
export const tiles = styleVariants({
  posters: [rail, { vars: { [least]: '180px', [share]: '44%' } }],
  four: [rail, { vars: { [least]: '240px', [share]: '44%' } }],
  wide: [rail, { vars: { [least]: '300px', [share]: '78%' } }],
  rows: {
    display: 'grid',
    columnGap: vars.space.s7,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  },
});
const tile = style([
  card,
  {
    gap: vars.space.s2,
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
]);
const row = style({
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s2,
  borderTop: `1px solid ${vars.color.rule}`,
  alignItems: 'start',
});
export const looks = {
  posters: tile,
  four: tile,
  wide: tile,
  rows: `${tile} ${row}`,
};
export const words = style({
  display: 'grid',
  gap: vars.space.s1,
  alignContent: 'start',
  minWidth: 0,
});
export const heading = style({ fontSize: vars.text.body, lineHeight: 1.15 });
export const meta = softCaption;
export const amount = style([softCaption, { color: vars.color.ink, fontWeight: 700 }]);
