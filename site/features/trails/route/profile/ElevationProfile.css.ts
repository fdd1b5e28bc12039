import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { screenOnly } from '../../../../ui/theme/shared.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

const drawing = style({ width: '100%', height: 'auto', overflow: 'visible', touchAction: 'pan-y' });
// Paper is as wide as a large phone, too.
export const wide = style([
  drawing,
  { display: 'none', '@media': { [media.phablet]: { display: 'block' } } },
]);
export const phone = style([drawing, { '@media': { [media.phablet]: { display: 'none' } } }]);
export const grid = style({ stroke: vars.color.rule, strokeWidth: 1 });
export const axis = style({
  fill: vars.color.inkSoft,
  fontFamily: vars.font.body,
  // The wide drawing is scaled to a half there.
  selectors: { [`${wide} &`]: { '@media': { '(width < 62.5em)': { fontSize: '26px' } } } },
});
export const area = style({ fill: vars.color.glacierTint });
export const line = style({
  fill: 'none',
  stroke: vars.color.glacier,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});
/** Bars mark avalanche terrain; the pattern says it without the colour. */
export const hazardBar = style({ stroke: vars.color.danger, strokeWidth: 3, opacity: 0.55 });
export const hazardEdge = style({ stroke: vars.color.danger, strokeWidth: 2, strokeDasharray: '6 4' });
export const hazardLabel = style([
  axis,
  {
    fill: vars.color.danger,
    stroke: vars.color.page,
    strokeWidth: 6,
    paintOrder: 'stroke',
    fontWeight: 700,
  },
]);
export const pole = style({ stroke: vars.color.ink, strokeWidth: 2 });
export const flag = style({ fill: vars.color.ink });
export const number = style({ fill: vars.color.page, fontFamily: vars.font.body, fontWeight: 700 });
export const cursor = style({ fill: vars.color.larch, stroke: vars.color.ink, strokeWidth: 3 });
export const control = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s3,
    fontSize: vars.text.caption,
  },
  screenOnly,
]);
globalStyle(`${control} > input`, { flex: 1, minHeight: vars.size.touch, accentColor: vars.color.action });
globalStyle(`${control} > span`, { minWidth: '8em', textAlign: 'right', fontWeight: 700 });
export const waypoints = style({
  display: 'grid',
  gap: `0 ${vars.space.columnGap}`,
  marginTop: vars.space.s4,
  counterReset: 'waypoint',
  fontSize: vars.text.small,
  '@media': {
    [media.phablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
globalStyle(`${waypoints} > li`, {
  counterIncrement: 'waypoint',
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  gap: vars.space.s3,
  paddingBlock: '6px',
  lineHeight: 1.45,
});
globalStyle(`${waypoints} > li::before`, {
  content: 'counter(waypoint)',
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  background: vars.color.ink,
  color: vars.color.page,
  fontSize: vars.text.caption,
  fontWeight: 700,
});
