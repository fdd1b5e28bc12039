import { style } from '@vanilla-extract/css';
import { stack, wrap } from '../../ui/Layout/Layout.css.ts';
import { media } from '../../ui/theme/media.ts';
import { screenOnly } from '../../ui/theme/shared.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const footer = style([
  {
    background: vars.color.bandDeep,
    color: vars.color.onBand,
    paddingBlock: vars.space.s7,
  },
  screenOnly,
]);
export const inner = style([wrap, { display: 'grid', gap: vars.space.s6 }]);
export const columns = style({
  display: 'grid',
  gap: `${vars.space.s6} ${vars.space.columnGap}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2.2fr) repeat(3, minmax(0, 1fr))' } },
});
export const brand = style([
  stack.normal,
  {
    gridColumn: '1 / -1',
    '@media': { [media.tablet]: { gridColumn: 'auto' } },
  },
]);
export const blurb = style({ color: vars.color.onBandSoft, fontSize: vars.text.small, maxWidth: '42ch' });
export const heading = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: 700,
  marginBottom: vars.space.s2,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.color.onBand,
  fontSize: vars.text.small,
  paddingBlock: vars.space.s2,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const note = style({ color: vars.color.onBandSoft, fontSize: vars.text.small });
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s2} ${vars.space.s5}`,
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.bandRule}`,
});
export const legal = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s5}` });
