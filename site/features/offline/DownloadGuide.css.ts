import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const body = style({
  display: 'grid',
  gap: vars.space.s4,
  maxWidth: vars.width.line,
  justifyItems: 'start',
});
export const bar = style({
  appearance: 'none',
  width: '100%',
  height: vars.space.s4,
  border: `2px solid ${vars.color.ink}`,
  background: vars.color.page,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.page },
    '&::-webkit-progress-value': { background: vars.color.larch },
    '&::-moz-progress-bar': { background: vars.color.larch },
  },
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.text.small });

/** Reserves space for a line and a button, so that the layout does not shift when they load. */
export const reservedSpace = style({ minHeight: '100px' });
