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

export const loading = style({ minHeight: '60vh', paddingBlock: vars.space.s8, fontSize: vars.text.lead });
export const ridge = style({
  width: '180px',
  height: 'auto',
  marginTop: vars.space.s4,
  color: vars.color.rule,
});
