import { style } from '@vanilla-extract/css';
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
