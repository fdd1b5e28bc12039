import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const hazardLine = style({
  display: 'flex',
  gap: vars.space.s2,
  fontSize: vars.text.caption,
  lineHeight: 1.4,
});
globalStyle(`${hazardLine} svg`, { flex: 'none', color: vars.color.danger });
