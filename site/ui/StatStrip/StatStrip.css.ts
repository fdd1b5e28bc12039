import { style } from '@vanilla-extract/css';
import { stack } from '../Layout/Layout.css.ts';
import { media } from '../theme/media.ts';
import { displayType, softCaption } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const frame = style([
  stack.tight,
  {
    paddingBlock: 'clamp(16px, 4vw, 64px)',
  },
]);
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s3,
});
export const item = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
});
export const label = softCaption;
export const value = style({
  margin: 0,
  ...displayType,
  fontSize: vars.text.card,
  '@media': { [media.tablet]: { fontSize: vars.text.figure } },
  lineHeight: 1,
  letterSpacing: '-0.035em',
});
