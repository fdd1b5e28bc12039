import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

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
