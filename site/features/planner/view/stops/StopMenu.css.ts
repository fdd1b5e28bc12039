import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { tool } from '../Itinerary.css.ts';

export const holder = style({ position: 'relative' });
export const button = style([
  tool,
  {
    background: 'none',
    borderColor: 'transparent',
    selectors: { '&[aria-expanded="true"]': { borderColor: vars.color.ink } },
  },
]);
/** Lies over the rows below and the bar with Undo. */
export const menu = style({
  position: 'absolute',
  top: '100%',
  left: 0,
  zIndex: 2,
  display: 'grid',
  minWidth: '200px',
  marginTop: '4px',
  border: `2px solid ${vars.color.ruleStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: vars.size.touch,
  padding: `${vars.space.s2} ${vars.space.s4}`,
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  fontSize: vars.text.small,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.sunken },
    '&[aria-disabled="true"]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
    '&[aria-checked="true"]': { fontWeight: 700 },
    '&[aria-checked="true"]::after': { content: '"On"', marginLeft: 'auto', fontSize: vars.text.caption },
  },
});
