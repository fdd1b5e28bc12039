import { style } from '@vanilla-extract/css';
import { wrap } from '../../ui/Layout/Layout.css.ts';
import { media } from '../../ui/theme/media.ts';
import { size } from '../../ui/Text/Text.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const band = style({
  background: vars.color.larch,
  color: vars.color.onLarch,
  paddingBlock: 'clamp(40px, 5vw, 72px)',
});
export const inner = style([
  wrap,
  {
    display: 'grid',
    gap: `${vars.space.s5} ${vars.space.columnGap}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  },
]);
export const heading = size.section;
export const text = style({ maxWidth: '48ch', marginTop: vars.space.s2 });
export const source = style({ color: 'inherit' });
export const form = style({ display: 'grid', gap: vars.space.s2 });
export const row = style({
  display: 'grid',
  gap: vars.space.s2,
  '@media': { [media.phablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const label = style({ fontWeight: 700, fontSize: vars.text.small });
