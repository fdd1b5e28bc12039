import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../../ui/Layout/Layout.css.ts';
import { displayType } from '../../../ui/theme/shared.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const section = style({ paddingBlock: vars.space.section, display: 'grid', gap: vars.space.s7 });
export const alarm = style([
  stack.normal,
  {
    padding: 'clamp(20px, 3vw, 40px)',
    background: vars.color.dangerFill,
    color: vars.color.onDanger,
  },
]);
globalStyle(`${alarm} a`, { color: 'inherit' });
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.s4 });
globalStyle(`${head} > svg`, { flex: 'none' });
export const contacts = style({
  display: 'grid',
  gap: `0 ${vars.space.s6}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
});
export const contact = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  paddingBlock: vars.space.s4,
  borderTop: '1px solid currentColor',
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});
export const name = style({ fontSize: vars.text.small, fontWeight: 700 });
export const number = style({
  margin: 0,
  ...displayType,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)',
  lineHeight: 1.1,
  selectors: {
    [`${contact}:first-child &`]: {
      fontSize: 'min(26vw, clamp(4.5rem, 3rem + 6vw, 8rem))',
      lineHeight: 1,
      paddingBottom: vars.space.s4,
    },
  },
});
export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  textDecorationThickness: '2px',
  // At this font size, the usual offset would cross the line below.
  textUnderlineOffset: '8px',
});
export const note = style({ fontSize: vars.text.caption, lineHeight: 1.45, maxWidth: '60ch' });
