import { style } from '@vanilla-extract/css';
import { stack } from '../../../ui/Layout/Layout.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { displayType, softCaption } from '../../../ui/theme/shared.css.ts';
import { size } from '../../../ui/Text/Text.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

const whileOpening = 'html[data-plan] &';
export const layout = style({
  paddingBottom: vars.space.section,
  selectors: { [whileOpening]: { display: 'none' } },
});
/** Shown while the plan of a link opens, also before scripts run. */
export const opening = style({ display: 'none', selectors: { [whileOpening]: { display: 'block' } } });
export const form = style({
  display: 'grid',
  gap: vars.space.s6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: `2px solid ${vars.color.ruleStrong}`,
  paddingTop: vars.space.s5,
});
export const question = style([
  stack.normal,
  {
    paddingBottom: vars.space.s6,
    borderBottom: `1px solid ${vars.color.rule}`,
  },
]);
export const legend = style({
  ...displayType,
  padding: 0,
  marginBottom: vars.space.s4,
  fontSize: vars.text.section,
  lineHeight: 1.1,
  letterSpacing: '-0.012em',
});
export const number = style({ marginRight: '0.35em', color: vars.color.larchInk });
export const pair = style({
  display: 'grid',
  gap: `${vars.space.s4} ${vars.space.columnGap}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.phablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const folded = style({ borderTop: `1px solid ${vars.color.rule}` });
export const summary = style({
  paddingBlock: vars.space.s3,
  fontSize: vars.text.small,
  fontWeight: 700,
  lineHeight: 1.35,
});
export const foldedBody = style([
  stack.normal,
  {
    paddingBottom: vars.space.s3,
  },
]);
export const ages = style({
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
});
export const hint = softCaption;
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.size.touch,
  padding: '6px 14px',
  border: `2px solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.text.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-pressed="true"]': {
      background: vars.color.action,
      borderColor: vars.color.action,
      color: vars.color.onAction,
      fontWeight: 700,
    },
  },
});
export const submit = style({ display: 'grid', gap: vars.space.s3, justifyItems: 'start' });
export const almanac = style({
  display: 'grid',
  gap: vars.space.s3,
  padding: vars.space.s5,
  borderTop: `6px solid ${vars.color.glacier}`,
  background: vars.color.surface,
});
export const almanacHeading = size.card;
