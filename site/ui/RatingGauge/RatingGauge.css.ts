import { style, styleVariants } from '@vanilla-extract/css';
import { displayType } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const gauge = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
});
export const figure = style({
  ...displayType,
  fontSize: vars.text.figure,
  lineHeight: 1,
  letterSpacing: '-0.035em',
});
export const scale = style({ fontSize: vars.text.card, letterSpacing: 0, color: vars.color.inkSoft });
export const bars = style({ width: '220px', height: '16px' });
export const ground = style({ fill: vars.color.rule });
export const fill = styleVariants({
  1: { fill: vars.color.gauge1 },
  2: { fill: vars.color.gauge2 },
  3: { fill: vars.color.gauge3 },
  4: { fill: vars.color.gauge4 },
  5: { fill: vars.color.gauge5 },
  6: { fill: vars.color.gauge6 },
});
export const note = style({ fontSize: vars.text.small, marginTop: vars.space.s2 });
