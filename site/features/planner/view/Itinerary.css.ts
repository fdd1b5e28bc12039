import { globalStyle, style } from '@vanilla-extract/css';
import { panel as frame } from '../form/TripForm.css.ts';
import { stack } from '../../../ui/Layout/Layout.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { displayType, screenOnly, softCaption } from '../../../ui/theme/shared.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Text of the visitor may contain words longer than a line. */
export const requests = style({ overflowWrap: 'anywhere' });
export const layout = style({
  display: 'grid',
  gap: `${vars.space.s5} ${vars.space.s7}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${vars.space.s4} ${vars.space.s7}`,
  '@media': {
    [`screen and ${media.desktop}`]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
    // Two days fit on a page.
    [media.print]: { display: 'block', paddingBlock: 0, zoom: 0.78 },
  },
});
// The bar covers no day that is led to, and nothing that the keyboard reaches going back.
globalStyle(`${layout} *`, { scrollMarginTop: '5rem' });
export const aside = style([stack.normal, { '@media': { [media.print]: { paddingTop: '12pt' } } }]);

/** Links to the days and to the notices. */
export const jump = style([{ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s3}` }, screenOnly]);

/** Status bar with the undo button; stays in view. */
export const bar = style([
  {
    position: 'sticky',
    top: vars.size.bar,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s4,
    minHeight: '52px',
    paddingBlock: vars.space.s1,
    borderBottom: `1px solid ${vars.color.rule}`,
    background: vars.color.page,
    fontSize: vars.text.small,
    lineHeight: 1.35,
  },
  screenOnly,
]);

globalStyle(`${bar} > button`, { flex: 'none' });

export const day = style({
  display: 'grid',
  gap: `${vars.space.s4} ${vars.space.columnGap}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space.s5,
  borderBottom: `2px solid ${vars.color.ruleStrong}`,
  '@media': {
    [media.phone]: { gap: vars.space.s2, paddingBlock: vars.space.s4 },
    [`screen and ${media.tablet}`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    [media.print]: {
      gridTemplateColumns: '110pt minmax(0, 1fr)',
      paddingBlock: '6pt',
      breakInside: 'avoid',
    },
  },
});
export const dayNumber = style({ ...displayType, color: vars.color.larchInk, fontSize: vars.text.small });
export const dayTitle = style({
  fontSize: vars.text.section,
  outline: 'none',
  '@media': { [media.print]: { fontSize: '12pt' } },
});
export const soft = softCaption;
/** Summary of a day: above its timetable on a phone, with the picture at its side; beside it on wider screens. */
export const summary = style({
  display: 'grid',
  gap: `0 ${vars.space.s4}`,
  alignContent: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 96px' } },
});
export const picture = style([{ paddingBlock: vars.space.s2 }, screenOnly]);

export const partHeading = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.caption,
  fontWeight: 700,
  letterSpacing: 0,
  color: vars.color.inkSoft,
  paddingBlock: `${vars.space.s3} ${vars.space.s1}`,
  // The times say it.
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
export const row = style({
  display: 'grid',
  gridTemplate: 'auto 1fr / 5.25rem 24px minmax(0, 1fr) auto',
  gap: `0 ${vars.space.s3}`,
  alignItems: 'start',
  paddingBlock: vars.space.s3,
  borderTop: `1px solid ${vars.color.rule}`,
  lineHeight: 1.4,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '5.125rem 0 minmax(0, 1fr) auto',
      columnGap: vars.space.s1,
      paddingBlock: '6px',
    },
    [media.print]: { paddingBlock: '2pt', gridTemplateColumns: '56pt 16pt minmax(0, 1fr) auto' },
  },
});
export const time = style({ ...displayType, fontSize: '1rem', lineHeight: 1.5, whiteSpace: 'nowrap' });
export const icon = style({
  color: vars.color.glacier,
  marginTop: '1px',
  '@media': { [media.phone]: { visibility: 'hidden' } },
});
/** Its notes run on below the cost, because the column is narrow on phones. */
export const body = style({ gridArea: '1 / 3 / span 2 / -1' });
export const name = style({ fontWeight: 700 });
export const stopName = style([name, { display: 'block' }]);
export const besideCost = style([stopName, { marginRight: '72px' }]);
export const cost = style({ ...displayType, gridArea: '1 / 4', fontSize: '1.0625rem', textAlign: 'right' });
export const note = style([softCaption, { display: 'block', lineHeight: 1.4 }]);
/** Below the time, in a column that is empty there. */
export const controls = style([
  { display: 'flex', flexWrap: 'wrap', gridArea: '2 / 1 / auto / 3', alignSelf: 'start' },
  screenOnly,
]);
/** What can be done, below the row or the foot of a day. */
export const panel = style([
  stack.tight,
  {
    order: 1,
    flexBasis: '100%',
    gridColumn: '1 / -1',
    justifyItems: 'start',
    padding: vars.space.s3,
    background: vars.color.sunken,
  },
  screenOnly,
]);
/** Summary of the day of a trip under way. */
export const today = style([frame, { marginTop: vars.space.s5 }, screenOnly]);
/** Something at the left and a sum or a button at the right. */
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s4,
  paddingBlock: vars.space.s2,
  borderTop: `1px solid ${vars.color.rule}`,
});
export const entry = style([line, { alignItems: 'center' }]);
/** Button and sum of a day; what the button opens is below both. */
export const foot = style([entry, { flexWrap: 'wrap' }]);
export const sum = style({ ...displayType, fontSize: vars.text.card });
export const warnings = style([
  stack.tight,
  {
    marginTop: vars.space.s3,
    padding: vars.space.s3,
    borderLeft: `6px solid ${vars.color.larch}`,
    background: vars.color.larchTint,
    fontSize: vars.text.caption,
  },
]);
export const total = style({
  paddingBlock: vars.space.s3,
  ...displayType,
  fontSize: vars.text.section,
  lineHeight: 1.1,
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});
export const notice = style({
  paddingBlock: vars.space.s2,
  borderBottom: `1px solid ${vars.color.rule}`,
  lineHeight: 1.4,
});
/** Notes below the name of an entry. */
export const todoMore = style([softCaption, { paddingBottom: vars.space.s3, paddingLeft: '38px' }]);
// Without the padding of a quiet button, so that its words begin where the notes above them do.
globalStyle(`${todoMore} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: 0,
});
export const list = style({ display: 'grid', gap: vars.space.s1, paddingLeft: '1.2em', listStyle: 'square' });
