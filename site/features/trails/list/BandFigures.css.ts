import { style } from '@vanilla-extract/css';
import { displayType } from '../../../ui/theme/displayType.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s3} ${vars.space.s6}` });
export const figure = style({ display: 'flex', flexDirection: 'column-reverse' });
export const label = style({ fontSize: vars.text.caption, color: vars.color.onBandSoft });
export const value = style({
  margin: 0,
  ...displayType,
  fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
  lineHeight: 1,
});
