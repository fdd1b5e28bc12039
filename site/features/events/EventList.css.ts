import { style } from '@vanilla-extract/css';
import { size } from '../../ui/Text/Text.css.ts';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const results = style({ paddingBlock: `${vars.space.s4} ${vars.space.section}` });
export const undated = style({ color: vars.color.inkSoft, fontSize: vars.text.small });
/** Behind "Show more". */
export const folded = style({ '@media': { 'screen and (scripting: enabled)': { display: 'none' } } });
export const season = style({ paddingTop: vars.space.s5 });
export const seasonHeading = style([
  size.card,
  { paddingBottom: vars.space.s2, borderBottom: `2px solid ${vars.color.ruleStrong}` },
]);

export const subscription = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingTop: vars.space.s6,
  maxWidth: '65ch',
});
export const title = size.card;

export const bar = style({
  paddingBlock: vars.space.s5,
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { paddingBlock: vars.space.s3 } },
});
/** Only on phones, so that the first event stands on the first screen. */
export const fold = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const fields = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 200px)) minmax(0, 280px) max-content' },
    [media.phone]: { paddingTop: vars.space.s3 },
  },
  selectors: { '&[data-open="false"]': { '@media': { [media.phone]: { display: 'none' } } } },
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
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
