import { style } from '@vanilla-extract/css';
import { displayType, softCaption } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

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
  '@media': { 'screen and (width < 35em)': { display: 'none !important' } },
});
/** Amount of the price. */
export const price = style({ ...displayType, fontSize: vars.text.card, lineHeight: 1.1 });
/** Small print of a card. */
export const caption = softCaption;
