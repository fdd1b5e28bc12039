import { style } from '@vanilla-extract/css';
import { displayType } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const item = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s3,
  paddingBlock: '10px',
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const name = style({ flex: 1 });
export const note = style({ display: 'block', color: vars.color.inkSoft, fontSize: vars.text.caption });
export const price = style({
  ...displayType,
  fontSize: vars.text.body,
  whiteSpace: 'nowrap',
});
