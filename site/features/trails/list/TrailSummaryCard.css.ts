import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { card as base } from '../../../ui/Card/Card.css.ts';
import { displayType, softCaption } from '../../../ui/theme/shared.css.ts';
import { whereFetched } from '../../../ui/Picture/Picture.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

const card = style([
  base,
  {
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    background: vars.color.surface,
  },
]);
const body = style({
  display: 'grid',
  gap: '10px',
  padding: '16px 18px 18px',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
const heading = style({ fontSize: vars.text.card });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  gap: vars.space.s2,
});
export const figure = style({ display: 'flex', flexDirection: 'column-reverse' });
export const figureValue = style({
  margin: 0,
  ...displayType,
  fontSize: vars.text.card,
  lineHeight: 1.1,
});
export const figureLabel = softCaption;
const picture = style([whereFetched, { position: 'relative', aspectRatio: '16 / 10' }]);
/** The ground of the profile, cut out of the picture. */
export const profile = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: '60%',
});
export const noProfile = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: vars.space.s2,
  background: vars.color.surface,
  color: vars.color.inkSoft,
  fontSize: vars.text.caption,
});
export const area = style({ fill: vars.color.surface });
export const line = style({
  fill: 'none',
  stroke: vars.color.glacier,
  strokeWidth: 3,
  vectorEffect: 'non-scaling-stroke',
});
export const looks = { card, picture, body, heading };

export const hazardLine = style({
  display: 'flex',
  gap: vars.space.s2,
  fontSize: vars.text.caption,
  lineHeight: 1.4,
});
globalStyle(`${hazardLine} svg`, { flex: 'none', color: vars.color.danger });
/** State in the avalanche season; above the hazards. */
const stateLine = style([hazardLine, { padding: vars.space.s2, fontWeight: 700 }]);
export const winterLine = styleVariants({
  exposed: [stateLine, { background: vars.color.dangerFill, color: vars.color.onDanger }],
  unrated: [stateLine, { background: vars.color.larchTint }],
  recommended: [stateLine, { background: vars.color.okTint }],
});
globalStyle(`${stateLine} svg`, { color: 'inherit' });
// Above the link of the card, which covers all of it.
globalStyle(`${stateLine} a`, { position: 'relative', zIndex: 1, color: 'inherit' });
export const warning = style({ fontSize: vars.text.caption, fontWeight: 700, lineHeight: 1.4 });
export const hazards = style({ display: 'grid', gap: vars.space.s1 });
export const list = style({ fontSize: vars.text.caption, lineHeight: 1.4 });
