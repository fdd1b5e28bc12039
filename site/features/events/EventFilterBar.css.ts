import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const bar = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  paddingBlock: vars.space.s5,
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 200px)) minmax(0, 280px) max-content' },
  },
});
/** Takes no space while empty. */
export const note = style({
  gridColumn: '1 / -1',
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
  selectors: { '&:empty': { display: 'none' } },
});
export const fault = style([note, { fontWeight: 700, color: vars.color.danger }]);
export const whole = style({
  display: 'grid',
  '@media': { 'screen and (max-width: 759px)': { gridColumn: '1 / -1' } },
});
