import { style } from '@vanilla-extract/css';
import { size } from '../../../ui/Text/Text.css.ts';
import { displayType, wideOnly } from '../../../ui/theme/shared.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const heading = size.card;

export const figures = style([
  wideOnly,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.s1} clamp(12px, 2.2vw, 32px)`,
  },
]);
/** The label after its figure, as in running text. */
export const figure = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'baseline',
  gap: '6px',
});
export const label = style({ fontSize: vars.text.caption, color: vars.color.onBandSoft });
export const value = style({
  margin: 0,
  whiteSpace: 'nowrap',
  ...displayType,
  fontSize: vars.text.card,
  lineHeight: 1,
});
