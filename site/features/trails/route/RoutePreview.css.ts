import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const halo = style({
  fill: 'none',
  stroke: vars.color.mapHalo,
  strokeWidth: 11,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const route = style([halo, { stroke: vars.color.mapRoute, strokeWidth: 6 }]);
/** Dashes mark a sketch, because its line is not exact. */
export const sketch = style({ strokeDasharray: '2 11' });
export const start = style({ fill: vars.color.ink, stroke: vars.color.mapHalo, strokeWidth: 3 });
export const end = style({ fill: vars.color.mapHalo, stroke: vars.color.ink, strokeWidth: 4 });
export const cursor = style({ fill: vars.color.larch, stroke: vars.color.ink, strokeWidth: 3 });
