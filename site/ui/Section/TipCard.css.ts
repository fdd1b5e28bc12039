import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  borderTop: `2px solid ${vars.color.ruleStrong}`,
  paddingTop: vars.space.s3,
});
