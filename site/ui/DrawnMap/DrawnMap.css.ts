import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const map = style({
  width: '100%',
  height: 'auto',
  background: vars.color.mapLand,
  border: `2px solid ${vars.color.ruleStrong}`,
  touchAction: 'pan-y',
});
