import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const hazards = style({
  display: 'grid',
  gap: `0 ${vars.space.columnGap}`,
  '@media': {
    [media.phablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Chromium breaks a grid between two sheets in such a way that what follows is printed over its last row.
    [media.print]: { display: 'block' },
  },
});
globalStyle(`${hazards} > li`, {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingBlock: vars.space.s4,
  borderTop: `1px solid ${vars.color.rule}`,
  fontWeight: 700,
  lineHeight: 1.4,
});
globalStyle(`${hazards} svg`, { color: vars.color.danger });
/** On paper at the top of the first sheet. */
export const emergency = style({
  '@media': { [media.print]: { position: 'absolute', top: 0, right: vars.space.gutter, fontWeight: 700 } },
});
