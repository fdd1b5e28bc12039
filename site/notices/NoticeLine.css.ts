import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/theme.css.ts';

export const line = style({
  marginBlock: vars.space.s1,
  paddingLeft: vars.space.s3,
  borderLeft: `4px solid ${vars.color.larch}`,
  fontSize: vars.text.small,
  fontWeight: 700,
  lineHeight: 1.4,
});
