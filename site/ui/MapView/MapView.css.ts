import { globalStyle, style } from '@vanilla-extract/css';
import { iconButton } from '../Button/Button.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '600px',
  border: `2px solid ${vars.color.ruleStrong}`,
  background: vars.color.mapLand,
  overflow: 'hidden',
  scrollMarginTop: '80px',
  '@media': { [media.tablet]: { flexDirection: 'row' } },
});
/** For a page whose list matters more. */
export const short = style({
  height: '420px',
});
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.s5,
  textAlign: 'center',
});
export const popup = style({
  position: 'absolute',
  zIndex: vars.layer.bar,
  inset: 'auto 12px 56px 12px',
  padding: vars.space.s4,
  background: vars.color.surface,
  borderTop: `6px solid ${vars.color.larch}`,
  boxShadow: '0 12px 32px -8px rgba(8, 16, 14, 0.5)',
  // Its tip: at the top on phones, at the right on wide screens.
  '::before': {
    content: '""',
    position: 'absolute',
    top: '-14px',
    left: 'var(--tip-x, 50%)',
    width: '16px',
    height: '16px',
    background: vars.color.larch,
    transform: 'translateX(-50%) rotate(45deg)',
    zIndex: -1,
  },
  // Below the scale, which is at the top left.
  '@media': { [media.tablet]: { inset: '48px auto auto 16px', width: '340px', padding: vars.space.s5 } },
});
globalStyle(`${popup}::before`, {
  '@media': {
    [media.tablet]: {
      top: 'var(--tip-y, 50%)',
      left: '100%',
      background: vars.color.surface,
      transform: 'translate(-50%, -50%) rotate(45deg)',
    },
  },
});
/** Large text scrolls within the map. */
export const popupBody = style({
  display: 'grid',
  gap: vars.space.s2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: '40vh',
  overflowY: 'auto',
});
export const close = style([iconButton, { position: 'absolute', top: vars.space.s1, right: vars.space.s1 }]);
export const popupHeading = style({ fontSize: vars.text.card, fontWeight: 700, lineHeight: 1.15 });

/** It is there before it has a text, so that screen readers announce the text. */
export const missing = style({
  fontSize: vars.text.caption,
  selectors: { '&:not(:empty)': { paddingTop: vars.space.s2 } },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s5}`,
  paddingBlock: vars.space.s3,
});
export const legendHeading = style({ fontSize: vars.text.small, fontWeight: 700 });
export const legendItems = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s2} ${vars.space.s4}`,
});

/** Room for one line, because it arrives after the page and must not push what is below it. */
export const below = style({ minHeight: vars.size.touch });

/** Map first on small screens; on wide ones it stays in sight at the left while its list scrolls. */
export const layout = style({
  display: 'grid',
  gap: `${vars.space.s4} ${vars.space.s6}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { 'screen and (width >= 68.75em)': { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
});
globalStyle(`${layout} > :first-child`, {
  '@media': { 'screen and (width >= 68.75em)': { position: 'sticky', top: '80px' } },
});
/** Banners in it have the padding of a box. */
export const column = style({
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  vars: { [vars.space.gutter]: vars.space.s4 },
});
export const list = style({ borderTop: `2px solid ${vars.color.ruleStrong}`, marginBottom: vars.space.s4 });
export const listItem = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  gap: vars.space.s4,
  alignItems: 'center',
  width: '100%',
  padding: `${vars.space.s3} ${vars.space.s2} ${vars.space.s3} 12px`,
  border: 0,
  borderBottom: `1px solid ${vars.color.rule}`,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-pressed="true"]': {
      background: vars.color.larchTint,
      boxShadow: `inset 6px 0 0 ${vars.color.larch}`,
    },
  },
});
globalStyle(`${listItem} small`, {
  display: 'block',
  fontSize: vars.text.caption,
  color: vars.color.inkSoft,
});
export const listWarning = style({});
globalStyle(`${listItem} ${listWarning}`, { color: vars.color.danger, fontWeight: 700 });
export const listFigure = style({ textAlign: 'right', fontWeight: 700 });
