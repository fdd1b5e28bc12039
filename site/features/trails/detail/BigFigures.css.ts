import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { displayType } from '../../../ui/theme/shared.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

const inARow = { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' };

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.s5} ${vars.space.columnGap}`,
  paddingBlock: 'clamp(24px, 3.2vw, 48px)',
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.desktop]: inARow, [media.print]: inARow },
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.s1,
});
export const label = style({ color: vars.color.inkSoft, fontSize: vars.text.small, lineHeight: 1.35 });
export const value = style({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '6px',
  fontWeight: 700,
  lineHeight: 1,
});
export const number = style({
  ...displayType,
  fontSize: vars.text.figure,
  letterSpacing: '-0.035em',
});
export const words = style({ ...displayType, fontSize: vars.text.card, lineHeight: 1.2 });
