import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const hazardLine = style({
  display: 'flex',
  gap: vars.space.s2,
  fontSize: vars.text.caption,
  lineHeight: 1.4,
});
globalStyle(`${hazardLine} svg`, { flex: 'none', color: vars.color.danger });
/** Danger of avalanches; above the hazards. */
export const dangerLine = style([
  hazardLine,
  { padding: vars.space.s2, background: vars.color.dangerFill, color: vars.color.onDanger, fontWeight: 700 },
]);
globalStyle(`${dangerLine} svg`, { color: 'inherit' });
export const warning = style({ fontSize: vars.text.caption, fontWeight: 700, lineHeight: 1.4 });
export const hazards = style({ display: 'grid', gap: vars.space.s1 });
export const list = style({ fontSize: vars.text.caption, lineHeight: 1.4 });
