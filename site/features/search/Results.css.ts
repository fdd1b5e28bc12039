import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const row = style({
  display: 'flex',
  gap: vars.space.s3,
  paddingBlock: vars.space.s2,
  borderTop: `1px solid ${vars.color.rule}`,
});
export const picture = style({ flex: 'none', objectFit: 'cover', alignSelf: 'start' });
export const link = style({ display: 'inline-block', paddingBlock: vars.space.s1, fontWeight: 700 });
export const facts = style({ fontSize: vars.text.small, color: vars.color.inkSoft, lineHeight: 1.4 });
export const closed = style({ fontSize: vars.text.small, fontWeight: 700 });
