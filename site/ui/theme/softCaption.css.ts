import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** Small and quiet words: notes, labels of figures, captions. */
export const softCaption = style({
  fontSize: vars.text.caption,
  color: vars.color.inkSoft,
  lineHeight: 1.45,
});
