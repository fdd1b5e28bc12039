import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';

const { color } = vars;
const area = (opacity: number) => ({ fill: color.glacier, fillOpacity: opacity });

/** Fills of a profile by steepness. */
export const slopeArea = styleVariants({
  flat: area(0.1),
  steady: area(0.28),
  steep: area(0.52),
  'very-steep': area(0.8),
});
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s5}`,
  fontSize: vars.text.caption,
  color: color.inkSoft,
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2 });
export const swatch = style({ width: '22px', height: '14px', border: `1px solid ${color.ruleStrong}` });
