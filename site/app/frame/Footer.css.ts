import { style } from '@vanilla-extract/css';
import { stack, wrap } from '../../ui/Layout/Layout.css.ts';
import { media } from '../../ui/theme/media.ts';
import { screenOnly } from '../../ui/theme/shared.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const footer = style([
  {
    background: vars.color.bandDeep,
    color: vars.color.onBand,
    paddingBlock: 'clamp(16px, 4vw, 48px)',
  },
  screenOnly,
]);
export const inner = style([wrap, { display: 'grid', gap: 'clamp(4px, 3vw, 32px)' }]);
export const columns = style({
  display: 'grid',
  columnGap: vars.space.columnGap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2.2fr) repeat(3, minmax(0, 1fr))' } },
});
export const brand = stack.tight;
/** A row of a list on a phone. */
export const fold = style({
  '@media': { [media.phone]: { borderBottom: `1px solid ${vars.color.bandRule}` } },
});
export const blurb = style({ color: vars.color.onBandSoft, fontSize: vars.text.small, maxWidth: '42ch' });
export const heading = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: 700,
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
export const note = style({ color: vars.color.onBandSoft, fontSize: vars.text.caption, lineHeight: 1.45 });
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s5}`,
  '@media': {
    [media.tablet]: { paddingTop: vars.space.s4, borderTop: `1px solid ${vars.color.bandRule}` },
  },
});
export const legal = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s5}` });
