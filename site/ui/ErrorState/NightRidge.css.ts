import { style } from '@vanilla-extract/css';
import { screenOnly } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

const mixed = (percent: number) =>
  `color-mix(in srgb, ${vars.color.band}, ${vars.color.onBandSoft} ${percent}%)`;

export const drawing = style([
  {
    width: '100%',
    height: 'clamp(200px, 30vw, 420px)',
    background: vars.color.band,
  },
  screenOnly,
]);
export const light = style({ fill: vars.color.onBand });
export const far = style({ fill: mixed(14) });
export const near = style({ fill: mixed(34) });
export const ground = style({ fill: vars.color.bandDeep });
