import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const scale = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 2 });
export const sign = style({ fill: vars.color.mapWaterLine, stroke: vars.color.mapHalo, strokeWidth: 2 });
export const signStroke = style({ fill: 'none', stroke: vars.color.mapHalo, strokeWidth: 2 });

const haloed = style({
  stroke: vars.color.mapHalo,
  strokeWidth: 3,
  paintOrder: 'stroke',
  fontFamily: vars.font.body,
  fontSize: '13px',
});
export const text = style([haloed, { fill: vars.color.ink, fontSize: '15px' }]);
const named = style([haloed, { fill: vars.color.ink }]);
const water = style([haloed, { fill: vars.color.mapWaterLine, fontStyle: 'italic' }]);
/** Names around a route, by kind. */
export const name = styleVariants({
  town: [named, { fontWeight: 700 }],
  road: [named, { fontWeight: 700 }],
  peak: [named],
  park: [named],
  lake: [water],
  glacier: [water],
  river: [water],
  stream: [water],
});

/** A drawing of its own: its colours are those of the page. */
export const drawnRelief = style({
  vars: {
    '--relief-rock': vars.color.mapRock,
    '--relief-light': vars.color.mapLight,
    '--relief-shade': vars.color.mapShade,
    '--relief-contour': vars.color.mapContour,
  },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
export const drawnHeight = style([haloed, { fill: vars.color.inkSoft, fontSize: '11px' }]);
