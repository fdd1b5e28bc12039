import { style } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

/** As wide as the room around it, in its own proportions. */
export const scaled = style({ width: '100%', height: 'auto' });

/** Hides an element on paper, whatever other styles it has. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none !important' } } });

/** Small and quiet words: notes, labels of figures, captions. */
export const softCaption = style({
  fontSize: vars.text.caption,
  color: vars.color.inkSoft,
  lineHeight: 1.45,
});

/** Not on phones and small tablets, whatever other styles it has. */
export const wideOnly = style({
  '@media': { 'screen and (width < 62.5em)': { display: 'none !important' } },
});

/** The type of headings and figures. Its font comes in this one weight. */
export const displayType = { fontFamily: vars.font.display, fontWeight: 760 } as const;
