import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { softCaption } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const layout = style({
  display: 'grid',
  gap: `${vars.space.s5} ${vars.space.columnGap}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${vars.space.columnGap} 0`,
  '@media': { 'screen and (width < 35em)': { paddingTop: vars.space.s1 } },
  selectors: {
    '&:not([data-open="false"])': {
      '@media': {
        [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', columnGap: vars.space.s7 },
      },
    },
  },
});
export const panel = style({
  selectors: {
    [`${layout}[data-open="auto"] > &`]: {
      '@media': { 'screen and (width < 62.5em)': { display: 'none' } },
    },
  },
  display: 'grid',
  gap: vars.space.s5,
  alignContent: 'start',
  borderTop: `2px solid ${vars.color.ruleStrong}`,
  paddingTop: vars.space.s4,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: '88px',
      alignSelf: 'start',
      maxHeight: 'calc(100vh - 104px)',
      overflowY: 'auto',
    },
  },
});
/** At hand while the filters of a phone are set; a column of its own has its results beside it. */
export const show = style({
  position: 'sticky',
  bottom: vars.space.s3,
  // Hides what scrolls past below the button.
  boxShadow: `0 ${vars.space.s3} 0 ${vars.color.page}`,
  '@media': { [media.desktop]: { display: 'none' } },
});
// The focused element does not hide behind that.
globalStyle(`${panel} :is(input, select, button):not(.${show})`, {
  '@media': { 'screen and (width < 62.5em)': { scrollMarginBottom: '96px' } },
});
export const results = style({
  display: 'grid',
  gap: vars.space.s3,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (width < 35em)': { gap: vars.space.s2 } },
});
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s3} ${vars.space.s4}`,
});
const phone = 'screen and (width < 35em)';
/** For assistive technology alone, on phones. */
const unseen = style({ '@media': { [phone]: { position: 'absolute', clipPath: 'inset(50%)' } } });
export const word = unseen;
export const count = style({
  fontWeight: 700,
  '@media': { [phone]: { fontSize: vars.text.caption, lineHeight: 1.2, textAlign: 'end' } },
});
/** Its name beside it, on phones in place of its value. */
export const sort = style({ position: 'relative' });
globalStyle(`${sort} > div`, { display: 'flex', alignItems: 'center', gap: vars.space.s2 });
globalStyle(`${sort} select`, {
  minHeight: vars.size.touch,
  padding: `${vars.space.s2} 40px ${vars.space.s2} 14px`,
  fontSize: vars.text.small,
  '@media': { [phone]: { width: '84px', color: 'transparent' } },
});
globalStyle(`${sort} option`, { color: vars.color.ink });
globalStyle(`${sort} label`, {
  '@media': {
    [phone]: { position: 'absolute', zIndex: 1, left: '14px', color: vars.color.ink, pointerEvents: 'none' },
  },
});
globalStyle(`${sort} label + div > svg`, { '@media': { [phone]: { right: '8px' } } });
// The words of the button begin where the text does.
globalStyle(`${summary} > button`, { marginInlineStart: `calc(-1 * ${vars.space.s4})` });
export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '24px',
  height: '24px',
  paddingInline: '7px',
  borderRadius: vars.radius.full,
  background: vars.color.larch,
  color: vars.color.onLarch,
  fontFamily: vars.font.body,
  fontSize: vars.text.caption,
  fontWeight: 700,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  maxWidth: '860px',
  '@media': { [media.phablet]: { gap: vars.space.s3 } },
  selectors: { '&[data-folded="true"]': { '@media': { [phone]: { display: 'none' } } } },
});
globalStyle(`${tools} > :first-child`, { flex: 1 });
/** The switches of a map beside its title. */
export const views = style({ display: 'flex', gap: vars.space.s2 });
export const toggle = style({});
globalStyle(`${toggle} svg`, { flex: 'none' });
// More specific than the button's own padding, which may come later in the stylesheet.
globalStyle(`:is(${tools}, ${views}) > ${toggle}`, {
  minHeight: '48px',
  '@media': { [phone]: { paddingInline: vars.space.s3 } },
});

/** Beside the dates where a few words of it fit, otherwise below them. */
export const note = style([softCaption, { flex: '1 1 200px' }]);
