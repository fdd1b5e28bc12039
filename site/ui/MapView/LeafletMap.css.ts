import { globalStyle, style } from '@vanilla-extract/css';
import { displayType } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const host = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  isolation: 'isolate',
  background: `${vars.color.mapLand} !important`,
  fontFamily: `${vars.font.body} !important`,
});
// Leaflet's own styles load after these: a selector with one more class outweighs them.
/** Tiles are paler than the markers, and dark in the dark scheme. */
globalStyle(`${host}.leaflet-container .leaflet-tile-pane`, { filter: 'saturate(0.7)' });
const night = 'invert(1) hue-rotate(180deg) saturate(0.5) brightness(0.85)';
globalStyle(`:root[data-scheme="dark"] ${host} .leaflet-tile-pane`, { filter: night });
globalStyle(`:root:not([data-scheme="light"]) ${host} .leaflet-tile-pane`, {
  '@media': { '(prefers-color-scheme: dark)': { filter: night } },
});
globalStyle(`${host}.leaflet-container .leaflet-control-attribution`, {
  background: vars.color.surface,
  color: vars.color.ink,
  // The commas between: each credit is a text of its own, small beside the heading, so that none counts as what the page is about.
  fontSize: 0,
});
globalStyle(`${host}.leaflet-container .leaflet-control-attribution > *`, {
  display: 'inline-block',
  marginInlineEnd: vars.space.s2,
  fontSize: '12px',
});
globalStyle(`${host}.leaflet-container .leaflet-control-attribution a`, {
  color: vars.color.link,
  textDecoration: 'underline',
});
globalStyle(`${host}.leaflet-container .leaflet-control-scale-line`, {
  background: vars.color.surface,
  color: vars.color.ink,
  borderColor: vars.color.ink,
  fontSize: vars.text.caption,
  textShadow: 'none',
});
globalStyle(`${host}.leaflet-grab:active`, { cursor: 'grabbing' });
/** One finger scrolls the page. */
globalStyle(`${host}.leaflet-touch-zoom`, { touchAction: 'pan-x pan-y' });
globalStyle(`[data-full] ${host}.leaflet-touch-zoom`, { touchAction: 'none' });

/** Frees these panes from the rule that a drawing is no wider than its container, as Leaflet does for its own panes. */
globalStyle(
  `${host} :is(.leaflet-ground-pane, .leaflet-base-pane, .leaflet-relief-pane, .leaflet-areas-pane, .leaflet-walks-pane) svg`,
  {
    maxWidth: 'none',
    maxHeight: 'none',
  },
);

export const pin = style({
  '::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: '1px',
    width: '14px',
    height: '14px',
    background: vars.color.surface,
    border: `solid ${vars.color.ink}`,
    borderWidth: '0 2px 2px 0',
    transform: 'translateX(-50%) rotate(45deg)',
  },
});
globalStyle(`${pin} > span`, {
  position: 'absolute',
  inset: '0 0 8px 0',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surface,
  border: `2px solid ${vars.color.ink}`,
  boxShadow: 'none',
});
globalStyle(`${pin}[aria-pressed="true"] > span, ${pin}[aria-pressed="true"]::after`, {
  background: vars.color.larch,
});
/** The number of markers that stand together. */
export const count = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  ...displayType,
  fontSize: vars.text.body,
});
// A stack of signs.
globalStyle(`${pin} > span:has(> ${count})`, {
  boxShadow: `3px -3px 0 ${vars.color.surface}, 3px -3px 0 2px ${vars.color.ink}`,
});
export const halo = style({ stroke: `${vars.color.mapHalo} !important` });
export const route = style({ stroke: `${vars.color.mapRoute} !important` });
export const walk = style({ stroke: `${vars.color.mapRoute} !important` });
export const waypoint = style({
  placeItems: 'center',
  // Leaflet's own style of markers arrives later.
  selectors: { '&.leaflet-marker-icon': { display: 'grid' } },
  background: vars.color.ink,
  color: vars.color.page,
  fontSize: vars.text.caption,
  fontWeight: 700,
});
export const danger = style({ stroke: `${vars.color.danger} !important` });
export const dangerSign = style({
  placeItems: 'center',
  selectors: { '&.leaflet-marker-icon': { display: 'grid' } },
  background: vars.color.dangerFill,
  color: vars.color.onDanger,
  border: `2px solid ${vars.color.mapHalo}`,
  fontWeight: 700,
});
/** Position of the visitor. */
export const here = style({
  fill: `${vars.color.difficultyModerate} !important`,
  fillOpacity: '1 !important',
  stroke: `${vars.color.mapHalo} !important`,
});
