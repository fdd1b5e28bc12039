import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const note = style({ fontSize: vars.text.caption, color: vars.color.inkSoft, lineHeight: 1.45 });
export const sources = style({ fontSize: vars.text.caption, color: vars.color.inkSoft });
export const summary = style({
  paddingBlock: vars.space.s3,
  width: 'fit-content',
});
