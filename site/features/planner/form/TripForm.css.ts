import { style } from '@vanilla-extract/css';
import { chip as plainChip } from '../../../ui/Chips/Chips.css.ts';
import { stack } from '../../../ui/Layout/Layout.css.ts';
import { softCaption } from '../../../ui/theme/shared.css.ts';
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
  { paddingBottom: vars.space.s6, borderBottom: `1px solid ${vars.color.rule}` },
]);
export const legend = style({ padding: 0, marginBottom: vars.space.s4 });
export const number = style({ marginRight: '0.35em', color: vars.color.larchInk });
export const folded = style({ borderTop: `1px solid ${vars.color.rule}` });
export const summary = style({
  paddingBlock: vars.space.s3,
  fontSize: vars.text.small,
  fontWeight: 700,
  lineHeight: 1.35,
});
export const foldedBody = style([stack.normal, { paddingBottom: vars.space.s3 }]);
export const hint = softCaption;
/** Chip that stays pressed. */
export const chip = style([
  plainChip,
  {
    borderColor: vars.color.fieldLine,
    background: vars.color.surface,
    selectors: {
      '&[aria-pressed="true"]': {
        background: vars.color.action,
        borderColor: vars.color.action,
        color: vars.color.onAction,
        fontWeight: 700,
      },
    },
  },
]);
export const submit = style({ display: 'grid', gap: vars.space.s3, justifyItems: 'start' });
/** Panel beside the form and above a plan, with what counts now. */
export const panel = style([
  stack.tight,
  { padding: vars.space.s5, borderTop: `6px solid ${vars.color.glacier}`, background: vars.color.surface },
]);
/** Days of a ready trip. */
export const itinerary = style([
  stack.tight,
  { paddingLeft: '1.2em', listStyle: 'decimal', fontSize: vars.text.small },
]);
