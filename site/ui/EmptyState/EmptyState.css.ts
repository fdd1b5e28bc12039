import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s3,
  padding: 'clamp(24px, 4vw, 48px)',
  background: vars.color.sunken,
});
export const drawing = style({ width: '180px', height: 'auto', color: vars.color.inkSoft });
