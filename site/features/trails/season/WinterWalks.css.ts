import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { size } from '../../../ui/Heading/Heading.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const section = style({
  display: 'grid',
  marginTop: vars.space.s4,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  background: vars.color.okTint,
  borderLeft: `8px solid ${vars.color.ok}`,
});
export const heading = size.card;
export const walks = style({
  display: 'grid',
  gap: `${vars.space.s3} ${vars.space.columnGap}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const conditions = style({ fontSize: vars.text.small, lineHeight: 1.5 });
