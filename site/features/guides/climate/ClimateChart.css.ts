import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { softCaption, scaled } from '../../../ui/theme/shared.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const wide = style([scaled, { display: 'none', '@media': { [media.tablet]: { display: 'block' } } }]);
export const phone = style([scaled, { '@media': { [media.tablet]: { display: 'none' } } }]);
export const grid = style({ stroke: vars.color.rule, strokeWidth: 1 });
export const zero = style({ stroke: vars.color.ink, strokeWidth: 2 });
export const text = style({ fill: vars.color.inkSoft, fontFamily: vars.font.body });
export const temperature = style({ fill: vars.color.glacier });
export const snow = style({ fill: vars.color.surface, stroke: vars.color.inkSoft, strokeWidth: 1.5 });
export const night = style({ fill: vars.color.band });
export const light = style({ fill: vars.color.larch });
export const hours = style({ fill: vars.color.onLarch, fontFamily: vars.font.body, fontWeight: 700 });
export const legend = softCaption;
