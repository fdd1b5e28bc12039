import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const bar = style({ width: '100%', height: '72px' });
export const swatch = style({ flex: 'none', width: '28px', height: '28px' });
export const fill = styleVariants({
  solid: { fill: vars.color.bar1 },
  stripes: { fill: vars.color.bar2 },
  dots: { fill: vars.color.bar3 },
  lines: { fill: vars.color.bar4 },
  plain: { fill: vars.color.bar5 },
});
export const mark = style({ stroke: vars.color.page, strokeWidth: 2, fill: 'none', opacity: 0.6 });
export const dot = style({ fill: vars.color.ink, opacity: 0.7 });
