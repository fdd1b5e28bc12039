import { style } from '@vanilla-extract/css';
import { foldHead } from '../ui/Fold/Fold.css.ts';
import { heading as noticeHeading } from '../ui/Notice/Notice.css.ts';
import { softCaption } from '../ui/theme/softCaption.css.ts';
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
