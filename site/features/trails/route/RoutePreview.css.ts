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
/** Red and white bars mark avalanche terrain; the pattern says it without the colour. */
export const hazardGround = style([halo, { strokeWidth: 12, strokeLinecap: 'butt' }]);
export const hazard = style([
  halo,
  { stroke: vars.color.danger, strokeWidth: 10, strokeLinecap: 'butt', strokeDasharray: '7 4' },
]);
export const hazardSign = style({
  fill: vars.color.mapHalo,
  stroke: vars.color.danger,
  strokeWidth: 3,
  strokeLinejoin: 'round',
});
/** Dashes mark a sketch, because its line is not exact. */
export const sketch = style({ strokeDasharray: '2 11' });
export const start = style({ fill: vars.color.ink, stroke: vars.color.mapHalo, strokeWidth: 3 });
export const end = style({ fill: vars.color.mapHalo, stroke: vars.color.ink, strokeWidth: 4 });
export const cursor = style({ fill: vars.color.larch, stroke: vars.color.ink, strokeWidth: 3 });
export const numberBox = style({ fill: vars.color.ink, stroke: vars.color.mapHalo, strokeWidth: 2 });
export const number = style({
  fill: vars.color.page,
  fontFamily: vars.font.body,
  fontSize: '13px',
  fontWeight: 700,
});
