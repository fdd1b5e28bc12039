import { style } from '@vanilla-extract/css';
import { softCaption } from '../theme/softCaption.css.ts';
import { vars } from '../theme/theme.css.ts';

export const quote = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingLeft: vars.space.s4,
  borderLeft: `4px solid ${vars.color.larch}`,
});
export const words = style({
  fontSize: vars.text.lead,
  lineHeight: 1.4,
  maxWidth: vars.width.line,
});
export const author = softCaption;
