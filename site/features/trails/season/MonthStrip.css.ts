import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '6px',
  marginBottom: vars.space.s2,
});
const month = style({
  padding: '10px 0',
  textAlign: 'center',
  fontSize: vars.text.caption,
  lineHeight: 1.45,
});
export const tone = styleVariants({
  best: [month, { background: vars.color.action, color: vars.color.onAction, fontWeight: 700 }],
  possible: [month, { boxShadow: `inset 0 0 0 2px ${vars.color.ruleStrong}` }],
  danger: [
    month,
    { background: vars.color.dangerTint, color: vars.color.danger, textDecoration: 'line-through' },
  ],
  unrated: [
    month,
    { background: vars.color.larchTint, outline: `2px dashed ${vars.color.larch}`, outlineOffset: '-2px' },
  ],
  out: [month, { background: vars.color.sunken, color: vars.color.inkSoft }],
});
