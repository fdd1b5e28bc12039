import { style } from '@vanilla-extract/css';
import { foldHead } from '../ui/Fold/Fold.css.ts';
import { heading as noticeHeading } from '../ui/Notice/Notice.css.ts';
import { softCaption } from '../ui/theme/shared.css.ts';
import { vars } from '../ui/theme/theme.css.ts';

export const item = style({ borderTop: `1px solid ${vars.color.rule}`, scrollMarginTop: '96px' });
/** Three lines, the arrow beside them. */
export const head = style([
  foldHead,
  {
    display: 'grid',
    gap: `2px ${vars.space.s3}`,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    lineHeight: 1.35,
    '::after': { gridArea: '1 / 2 / span 3' },
  },
]);
export const heading = noticeHeading;
export const terms = softCaption;
export const kicker = style([terms, { fontWeight: 700 }]);
export const danger = style([kicker, { color: vars.color.danger }]);
export const body = style({ display: 'grid', gap: vars.space.s2, paddingBottom: vars.space.s4 });

/** Of many cards. */
export const common = style({ fontSize: vars.text.caption, lineHeight: 1.35 });
export const line = style({
  marginBlock: vars.space.s1,
  paddingLeft: vars.space.s3,
  borderLeft: `4px solid ${vars.color.larch}`,
  fontSize: vars.text.small,
  fontWeight: 700,
  lineHeight: 1.4,
});

export const later = style({ fontSize: vars.text.small, lineHeight: 1.5 });
export const bold = style({ fontWeight: 700 });
export const today = style({ background: vars.color.larchTint });
export const todayLine = style({
  display: 'flex',
  gap: vars.space.s3,
  alignItems: 'center',
  paddingBlock: vars.space.s3,
});
