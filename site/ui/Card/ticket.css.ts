import { style } from '@vanilla-extract/css';
import { stack } from '../Layout/Layout.css.ts';
import { whereFetched } from '../Picture/Picture.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { card } from './Card.css.ts';

/** From this width on two cards in a row have room for a picture at the side of their text. */
const sideBySide = '(width >= 62.5em)';

/** On phones a poster above its text, then a picture at the side. */
export const ticket = style([
  card,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    background: vars.color.surface,
    '@media': {
      [sideBySide]: {
        gridTemplateColumns: '38% minmax(0, 1fr)',
        gridTemplateRows: 'auto',
        minHeight: '230px',
      },
    },
  },
]);
export const picture = style([
  whereFetched,
  { position: 'relative', aspectRatio: '4 / 5', '@media': { [sideBySide]: { aspectRatio: 'auto' } } },
]);
export const body = style([
  stack.tight,
  { padding: vars.space.s3, '@media': { [media.phablet]: { padding: vars.space.s4 } } },
]);
export const heading = style({
  fontSize: 'clamp(1.0625rem, 0.85rem + 1vw, 1.5rem)',
  lineHeight: 1.15,
});
