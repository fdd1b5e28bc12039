import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: vars.space.s3,
});
export const swatch = style({ display: 'grid', gap: vars.space.s1, fontSize: vars.text.caption });
export const color = style({ width: '100%', height: '56px', border: `1px solid ${vars.color.rule}` });
export const band = style({ padding: vars.space.s5, background: vars.color.band, color: vars.color.onBand });
