import { style } from '@vanilla-extract/css';
import { screenOnly } from '../theme/screenOnly.css.ts';
import { softCaption } from '../theme/softCaption.css.ts';
import { vars } from '../theme/theme.css.ts';

export const note = softCaption;
export const noteBelow = style([softCaption, { marginTop: vars.space.s3 }]);
export const sources = `${softCaption} ${screenOnly}`;
export const summary = style({
  paddingBlock: vars.space.s3,
  width: 'fit-content',
});
