import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  padding: '5px 9px',
  fontSize: vars.text.caption,
  fontWeight: 700,
  lineHeight: 1.2,
});

export const tag = styleVariants({
  quiet: [base, { background: vars.color.sunken, color: vars.color.ink }],
  gold: [base, { background: vars.color.larch, color: vars.color.onLarch }],
  outline: [base, { boxShadow: 'inset 0 0 0 1.5px currentColor' }],
  danger: [base, { background: vars.color.dangerFill, color: vars.color.onDanger }],
});

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
