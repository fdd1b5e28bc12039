import { style, styleVariants } from '@vanilla-extract/css';
import { foldHead } from '../Fold/Fold.css.ts';
import { vars } from '../theme/theme.css.ts';

/** Ground and edge by tone. */
export const tones = styleVariants(
  {
    info: [vars.color.glacierTint, vars.color.glacier],
    warning: [vars.color.larchTint, vars.color.larch],
    danger: [vars.color.dangerTint, vars.color.danger],
    ok: [vars.color.okTint, vars.color.ok],
  },
  ([ground, edge]) => ({ background: ground, borderLeft: `8px solid ${edge}` }),
);
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  padding: vars.space.s5,
  alignContent: 'start',
});
export const foldedHead = foldHead;
/** A line that opens to the rest. */
export const folded = style({
  paddingInline: vars.space.s4,
  selectors: { '&[open]': { paddingBottom: vars.space.s4 } },
});
export const icon = style({ gridRow: '1 / span 2' });
export const heading = style({
  fontFamily: vars.font.body,
  fontWeight: 700,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
});
export const shortHeading = style([heading, { fontSize: vars.text.small }]);
export const body = style({
  gridColumn: 2,
  fontSize: vars.text.small,
  lineHeight: 1.55,
  display: 'grid',
  gap: vars.space.s2,
});
