import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.caption,
  fontWeight: 700,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});
/** Signs keep their colours on the dark band by bringing their own ground. */
export const onBand = style({
  display: 'inline-flex',
  padding: '7px 12px 7px 9px',
  background: vars.color.surface,
  color: vars.color.ink,
});
export const shape = style({ flex: 'none', width: '22px', height: '22px' });
export const ground = style({ fill: vars.color.surface });
export const waves = style({
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 2,
  strokeLinecap: 'round',
});

const fill = (color: string) => ({ fill: color });
export const category = styleVariants({
  lake: fill(vars.color.categoryLake),
  mountain: fill(vars.color.categoryMountain),
  canyon: fill(vars.color.categoryCanyon),
  viewpoint: fill(vars.color.categoryViewpoint),
  historic: fill(vars.color.categoryHistoric),
  forest: fill(vars.color.categoryForest),
  default: fill(vars.color.inkSoft),
});
export const difficulty = styleVariants({
  easy: fill(vars.color.difficultyEasy),
  moderate: fill(vars.color.difficultyModerate),
  hard: { fill: vars.color.difficultyHard, stroke: vars.color.difficultyHardLine, strokeWidth: 2 },
});
