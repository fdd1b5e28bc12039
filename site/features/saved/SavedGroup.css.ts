import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const item = style({
  display: 'grid',
  gap: vars.space.s2,
  alignContent: 'start',
  justifyItems: 'start',
});
export const card = style({ width: '100%', display: 'grid' });
export const gone = style({ display: 'grid', gap: vars.space.s3, marginTop: vars.space.s5 });
export const goneItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  padding: vars.space.s4,
  background: vars.color.sunken,
});
