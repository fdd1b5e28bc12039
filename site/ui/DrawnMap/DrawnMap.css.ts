import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const map = style({
  width: '100%',
  height: 'auto',
  background: vars.color.mapLand,
  border: `2px solid ${vars.color.ruleStrong}`,
  touchAction: 'pan-y',
});
export const scale = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 2 });
export const text = style({
  fill: vars.color.ink,
  stroke: vars.color.mapHalo,
  strokeWidth: 3.5,
  paintOrder: 'stroke',
  fontFamily: vars.font.body,
  fontSize: '15px',
});
export const caption = style({ fontSize: vars.text.caption, color: vars.color.inkSoft, lineHeight: 1.45 });
