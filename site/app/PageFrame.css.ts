import { style } from '@vanilla-extract/css';
import { media } from '../ui/theme/media.ts';
import { vars } from '../ui/theme/theme.css.ts';

/** Above toasts, which come and go. */
export const failed = style({
  padding: vars.space.s3,
  color: vars.color.ink,
  background: vars.color.page,
  borderTop: `6px solid ${vars.color.danger}`,
  boxShadow: '0 12px 32px -8px rgba(8, 16, 14, 0.5)',
  '@media': { [media.print]: { display: 'none' } },
});
export const main = style({
  paddingTop: vars.size.bar,
  minHeight: '70vh',
  '@media': { [media.print]: { paddingTop: 0 } },
});
