import { style, styleVariants } from '@vanilla-extract/css';
import { card } from '../../ui/Card/Card.css.ts';
import { media } from '../../ui/theme/media.ts';
import { softCaption } from '../../ui/theme/shared.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** A phone shows one row that scrolls to the side, up to both edges of the screen. */
const rail = style({
  display: 'grid',
  gap: `${vars.space.s6} ${vars.space.columnGap}`,
  '@media': {
    [media.phone]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '44%',
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.gutter,
      paddingBlock: '4px',
      scrollPaddingInline: vars.space.gutter,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
    },
  },
});
export const tiles = styleVariants({
  posters: [rail, { '@media': { [media.tablet]: columns(3), '(min-width: 1100px)': columns(6) } }],
  wide: [
    rail,
    {
      '@media': {
        [media.phone]: { gridAutoColumns: '78%' },
        [media.tablet]: columns(2),
        '(min-width: 1100px)': columns(3),
      },
    },
  ],
  four: [rail, { '@media': { [media.tablet]: columns(4) } }],
  rows: [
    { display: 'grid', columnGap: vars.space.s7, gridTemplateColumns: 'minmax(0, 1fr)' },
    { '@media': { [media.tablet]: columns(2) } },
  ],
});
const tile = style([
  card,
  {
    gap: vars.space.s2,
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    scrollSnapAlign: 'start',
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
export const danger = style({
  padding: `${vars.space.s1} ${vars.space.s2}`,
  background: vars.color.dangerFill,
  color: vars.color.onDanger,
  fontSize: vars.text.caption,
  fontWeight: 700,
  lineHeight: 1.3,
});
