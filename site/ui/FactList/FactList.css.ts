import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { displayType, softCaption } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const list = style({ borderTop: `2px solid ${vars.color.ruleStrong}` });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingBlock: vars.space.s3,
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: vars.text.small,
  lineHeight: 1.5,
  // The rule of what follows is the end of the list.
  ':last-child': { borderBottom: 0 },
});
export const term = style({ fontWeight: 700 });

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: vars.space.s4,
  borderTop: `2px solid ${vars.color.ruleStrong}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' } },
});
export const stripItem = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  padding: `${vars.space.s4} ${vars.space.s3} ${vars.space.s4} 0`,
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const stripTerm = softCaption;
export const stripValue = style({
  margin: 0,
  ...displayType,
  fontSize: vars.text.card,
  lineHeight: 1.2,
});
// A sign is as large as the figures beside it.
globalStyle(`${stripValue} > span`, { fontSize: 'inherit', fontWeight: 'inherit' });
