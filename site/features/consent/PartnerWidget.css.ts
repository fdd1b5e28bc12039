import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/** As high as it will be, so that nothing moves when the partner's list arrives. */
export const frame = style({
  display: 'block',
  width: '100%',
  height: 'min(80vh, 900px)',
  border: `1px solid ${vars.color.rule}`,
  // The partner's page is made for a light ground.
  background: vars.color.onBand,
});
