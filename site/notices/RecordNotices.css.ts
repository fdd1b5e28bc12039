import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/theme/media.ts';
import { vars } from '../ui/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: vars.space.s2, paddingBlock: vars.space.s3 });
export const later = style({ fontSize: vars.text.small, lineHeight: 1.5 });
// Nobody can open it on paper.
globalStyle(`${later}::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});
export const bold = style({ fontWeight: 700 });
export const today = style({ background: vars.color.larchTint });
export const todayLine = style({
  display: 'flex',
  gap: vars.space.s3,
  alignItems: 'center',
  paddingBlock: vars.space.s3,
});
