import { style } from '@vanilla-extract/css';
import { screenOnly } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';
import { viewport } from '../Toast/Toast.css.ts';

/** Above toasts, which come and go. */
export const bar = style([
  viewport,
  {
    padding: vars.space.s3,
    color: vars.color.ink,
    background: vars.color.page,
    borderTop: `6px solid ${vars.color.danger}`,
    boxShadow: '0 12px 32px -8px rgba(8, 16, 14, 0.5)',
  },
  screenOnly,
]);
