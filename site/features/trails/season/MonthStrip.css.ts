import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
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

export const section = style({
  marginTop: vars.space.s3,
  paddingInline: vars.space.s4,
  background: vars.color.okTint,
  borderLeft: `8px solid ${vars.color.ok}`,
});
export const heading = style({ display: 'inline', fontSize: vars.text.body });
export const walks = style({
  display: 'grid',
  paddingBlock: vars.space.s3,
  gap: `${vars.space.s3} ${vars.space.columnGap}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const conditions = style({ fontSize: vars.text.small, lineHeight: 1.5 });
