import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/Layout/Layout.css.ts';
import { media } from '../../ui/theme/media.ts';
import { displayType, screenOnly } from '../../ui/theme/shared.css.ts';
import { size } from '../../ui/Text/Text.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const layout = style({
  display: 'grid',
  gap: `${vars.space.s7} ${vars.space.s8}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${vars.space.s5} ${vars.space.section}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
export const bill = style([
  stack.loose,
  {
    '@media': {
      [media.desktop]: { position: 'sticky', top: '88px', alignSelf: 'start' },
    },
  },
]);
export const sheet = style({
  display: 'grid',
  gap: vars.space.s2,
  padding: vars.space.s5,
  background: vars.color.band,
  color: vars.color.onBand,
});
export const total = style({
  ...displayType,
  fontSize: 'min(20vw, clamp(3rem, 2rem + 4vw, 5rem))',
  lineHeight: 1,
  letterSpacing: '-0.035em',
  color: vars.color.larch,
  '@media': { [media.print]: { color: vars.color.ink } },
});
export const shares = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s4,
  marginTop: vars.space.s2,
  paddingTop: vars.space.s3,
  borderTop: `1px solid ${vars.color.bandRule}`,
});
export const share = style({ display: 'flex', flexDirection: 'column-reverse' });
export const shareLabel = style({ color: vars.color.onBandSoft, fontSize: vars.text.small });
export const shareValue = style({
  margin: 0,
  ...displayType,
  fontSize: vars.text.card,
  lineHeight: 1.2,
});
export const heading = size.card;
export const line = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: `0 ${vars.space.s3}`,
  alignItems: 'center',
  paddingBlock: vars.space.s3,
  borderBottom: `1px solid ${vars.color.rule}`,
  lineHeight: 1.35,
});
export const name = style({ fontWeight: 700 });
export const note = style({
  display: 'block',
  fontSize: vars.text.caption,
  fontWeight: 400,
  color: vars.color.inkSoft,
});
export const amount = style({
  ...displayType,
  fontSize: '1.125rem',
  textAlign: 'right',
});
export const percent = style([note, { fontFamily: vars.font.body }]);

/** Small screens keep the total in view, wide ones the whole bill. */
export const bar = style([
  {
    bottom: 0,
    zIndex: vars.layer.bar,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.s2,
    padding: `${vars.space.s3} ${vars.space.gutter}`,
    background: vars.color.bandDeep,
    color: vars.color.onBand,
    '@media': {
      // On a low screen it would cover the field that has the focus.
      '(min-height: 30em)': { position: 'sticky' },
      [media.desktop]: { display: 'none' },
    },
  },
  screenOnly,
]);
export const jump = style({ flex: 'none' });
export const barLabel = style({ fontSize: vars.text.caption, color: vars.color.onBandSoft, lineHeight: 1.3 });
export const barTotal = style({
  ...displayType,
  fontSize: '1.75rem',
  lineHeight: 1.1,
  color: vars.color.larch,
});
