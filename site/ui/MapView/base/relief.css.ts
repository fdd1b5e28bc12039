import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

/** Leaflet writes its own colours as attributes. Without colours of our own, areas would be one grey plane. */
const area = (fill: string) => ({
  fill: `${fill} !important`,
  fillOpacity: '1 !important',
  fillRule: 'evenodd' as const,
  stroke: 'none !important',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
const line = (width: string) => ({
  fill: 'none !important',
  stroke: `${color.mapContour} !important`,
  strokeWidth: `${width} !important`,
  strokeOpacity: '1 !important',
});

/** Looks of the relief, on the large maps and in drawings. */
export const relief = styleVariants({
  rock: area(color.mapRock),
  light: area(color.mapLight),
  lightBright: area(color.mapLight),
  shade: area(color.mapShade),
  shadeDeep: area(color.mapShade),
  shadeDeepest: area(color.mapShade),
  contour: line('0.7px'),
  indexContour: line('1.5px'),
});

/** Contours near the edge of the known heights. */
export const fade = { 1: style({ opacity: 0.6 }), 2: style({ opacity: 0.3 }) };

/** A height along a contour. */
export const height = style({
  position: 'absolute',
  fontFamily: vars.font.body,
  fontSize: '11px',
  lineHeight: '12px',
  color: color.inkSoft,
  textShadow: `0 0 2px ${color.mapHalo}, 0 0 2px ${color.mapHalo}, 0 0 3px ${color.mapHalo}`,
});
