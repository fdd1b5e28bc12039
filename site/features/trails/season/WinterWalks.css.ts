import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const section = style({
  marginTop: vars.space.s3,
  paddingInline: vars.space.s4,
  background: vars.color.okTint,
  borderLeft: `8px solid ${vars.color.ok}`,
});
export const heading = style({ display: 'inline', fontSize: vars.text.body });
export const walks = style({
  display: 'grid',
  paddingBlock: vars.space.s3,
  gap: `${vars.space.s3} ${vars.space.columnGap}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const conditions = style({ fontSize: vars.text.small, lineHeight: 1.5 });
