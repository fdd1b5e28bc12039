import { style } from '@vanilla-extract/css';
import { stack } from '../Layout/Layout.css.ts';
import { whereFetched } from '../Picture/Picture.css.ts';
import { media } from '../theme/media.ts';
import { displayType, softCaption } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

/** From this width on two cards in a row have room for a picture at the side of their text. */
const sideBySide = '(min-width: 1000px)';

/** Box of a card; each kind of card adds its columns and its ground. */
export const card = style({ position: 'relative', display: 'grid' });

/** Link of the name; it covers the card, so that the whole card can be pressed. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`${card}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.15em',
    },
  },
});
/** Not on the cards of a phone, which are posters with their name. */
export const wideCard = style({
  '@media': { 'screen and (max-width: 559px)': { display: 'none !important' } },
});
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
export const ticketPicture = style([
  whereFetched,
  { position: 'relative', aspectRatio: '4 / 5', '@media': { [sideBySide]: { aspectRatio: 'auto' } } },
]);
export const ticketBody = style([
  stack.tight,
  { padding: vars.space.s3, '@media': { [media.phablet]: { padding: vars.space.s4 } } },
]);
export const ticketHeading = style({
  fontSize: 'clamp(1.0625rem, 0.85rem + 1vw, 1.5rem)',
  lineHeight: 1.15,
});
/** Amount of the price. */
export const price = style({
  ...displayType,
  fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.375rem)',
  lineHeight: 1.1,
});
/** Small print of a card. */
export const caption = softCaption;
