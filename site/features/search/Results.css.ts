import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const panel = style({ paddingBlock: `${vars.space.s5} ${vars.space.section}` });
const columns = style({
  display: 'grid',
  columnGap: vars.space.s7,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
});
/** Results of a page, in columns of groups. */
export const groups = style([columns, { rowGap: vars.space.s6 }]);
/** The best results, above the groups. */
export const whole = style({ gridColumn: '1 / -1' });
export const list = style([columns, { paddingTop: vars.space.s2 }]);
export const row = style({
  display: 'flex',
  gap: vars.space.s3,
  paddingBlock: vars.space.s2,
  borderTop: `1px solid ${vars.color.rule}`,
});
export const picture = style({ flex: 'none', objectFit: 'cover', alignSelf: 'start' });
export const link = style({ display: 'inline-block', paddingBlock: vars.space.s1, fontWeight: 700 });
export const facts = style({ color: vars.color.inkSoft, lineHeight: 1.4 });
// Only the name is bold, so that it is seen before notices and seasons.
globalStyle(`${row} p`, { fontSize: vars.text.small, fontWeight: 400 });
globalStyle(`${row} mark`, { background: vars.color.larchTint, color: 'inherit' });
