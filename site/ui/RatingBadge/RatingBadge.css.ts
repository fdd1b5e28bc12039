import { style, styleVariants } from '@vanilla-extract/css';
import { displayType } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.caption,
});
const value = style({
  ...displayType,
  fontSize: vars.text.body,
  lineHeight: 1,
  padding: '6px 8px',
  color: vars.color.onBadge,
});
export const badge = styleVariants({
  good: [value, { background: vars.color.badgeGood }],
  fair: [value, { background: vars.color.badgeFair }],
  low: [value, { background: vars.color.badgeLow }],
});
