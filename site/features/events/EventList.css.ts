import { style } from '@vanilla-extract/css';
import { size } from '../../ui/Heading/Heading.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const results = style({ paddingBlock: `${vars.space.s4} ${vars.space.section}` });
export const undated = style({ color: vars.color.inkSoft, fontSize: vars.text.small });
export const season = style({ paddingTop: vars.space.s5 });
export const seasonHeading = style([
  size.card,
  { paddingBottom: vars.space.s2, borderBottom: `2px solid ${vars.color.ruleStrong}` },
]);
