import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const year = style({ paddingTop: vars.space.s7 });
export const note = style({ maxWidth: '65ch', paddingBlock: vars.space.s3 });
export const season = style({
  fontSize: vars.text.card,
  paddingTop: vars.space.s5,
  paddingBottom: vars.space.s2,
  borderBottom: `2px solid ${vars.color.ruleStrong}`,
});
