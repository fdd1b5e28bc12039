import { style } from '@vanilla-extract/css';
import { screenOnly, softCaption } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const note = softCaption;
export const noteBelow = style([softCaption, { marginTop: vars.space.s3 }]);
export const sources = `${softCaption} ${screenOnly}`;
export const summary = style({
  paddingBlock: vars.space.s3,
  width: 'fit-content',
});

export const disclosure = style({ fontSize: vars.text.caption, lineHeight: 1.45 });
