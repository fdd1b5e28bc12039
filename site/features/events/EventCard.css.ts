import { style } from '@vanilla-extract/css';
import { card } from '../../ui/Card/Card.css.ts';
import { size } from '../../ui/Text/Text.css.ts';
import { media } from '../../ui/theme/media.ts';
import { displayType } from '../../ui/theme/shared.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const row = style([
  card,
  {
    gridTemplateColumns: '80px minmax(0, 1fr)',
    gap: `${vars.space.s2} ${vars.space.s4}`,
    alignItems: 'start',
    paddingBlock: vars.space.s4,
    borderBottom: `1px solid color-mix(in srgb, currentColor 30%, transparent)`,
    '@media': { [media.tablet]: { gridTemplateColumns: '100px minmax(0, 1fr) auto' } },
  },
]);
export const date = style({ display: 'grid', gap: vars.space.s1 });
export const day = style({ ...displayType, fontSize: vars.text.section, lineHeight: 1 });
export const month = style({ fontSize: vars.text.caption, fontWeight: 700, lineHeight: 1.3 });
export const heading = size.card;
export const meta = style({ fontSize: vars.text.caption, lineHeight: 1.4 });
/** Above the link, which covers the row. */
export const foot = style({
  position: 'relative',
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 2 } },
});
/** Price of a row without a picture, at its end. */
export const side = style({ gridColumn: 2, '@media': { [media.tablet]: { gridColumn: 3 } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s2,
});
/** Aligns the words of the button with the text above and beside it. */
export const save = style({
  marginInline: `calc(-1 * ${vars.space.s4}) calc(-1 * ${vars.space.s2})`,
});
/** Text of the page of an event, which may be the organiser's with its line ends. */
export const description = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const picture = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block', width: '180px', gridArea: '1 / 3 / span 2' } },
});
