import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  padding: vars.space.s5,
  borderLeft: '8px solid',
  alignContent: 'start',
});

export const notice = styleVariants({
  info: [base, { background: vars.color.glacierTint, borderColor: vars.color.glacier }],
  warning: [base, { background: vars.color.larchTint, borderColor: vars.color.larch }],
  danger: [base, { background: vars.color.dangerTint, borderColor: vars.color.danger }],
  ok: [base, { background: vars.color.okTint, borderColor: vars.color.ok }],
});
export const icon = style({ gridRow: '1 / span 2' });
export const heading = style({
  fontFamily: vars.font.body,
  fontWeight: 700,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
});
export const body = style({
  gridColumn: 2,
  fontSize: vars.text.small,
  lineHeight: 1.55,
  display: 'grid',
  gap: vars.space.s2,
});
