import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/** As high as the loaded list, so that the layout does not shift. */
export const frame = style({
  display: 'block',
  width: '100%',
  height: 'min(80vh, 900px)',
  border: `1px solid ${vars.color.rule}`,
  // The partner's page is made for a light ground.
  background: vars.color.onBand,
});
