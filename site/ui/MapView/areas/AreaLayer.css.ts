import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

/** Dark edge under the dashes: gold alone is too pale on a light map. Leaflet writes its own colours as attributes. */
export const edge = style({ stroke: `${color.onLarch} !important`, strokeOpacity: '1 !important' });
export const dashes = style({ stroke: `${color.larch} !important`, strokeOpacity: '1 !important' });
export const stripe = style({ fill: color.larch, fillOpacity: 0.8 });
export const stripeEdge = style({ fill: color.onLarch, fillOpacity: 0.8 });
/** Not `display: none`, which takes patterns away in some browsers. */
export const hidden = style({ position: 'absolute' });
export const sign = style({ flex: 'none' });
