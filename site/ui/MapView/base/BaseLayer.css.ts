import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;
/** Leaflet writes its own colours as attributes and styles. */
const line = (stroke: string, width: string) => ({
  fill: 'none !important',
  stroke: `${stroke} !important`,
  strokeWidth: `${width} !important`,
  strokeOpacity: '1 !important',
});
const area = (fill: string, stroke: string, width: string) => ({
  ...line(stroke, width),
  fill: `${fill} !important`,
  fillOpacity: '1 !important',
});

/** Styles of the base map's layers; route previews use them too. */
export const shape = styleVariants({
  park: { ...area(color.mapPark, color.mapContour, '2px'), strokeDasharray: '8 4' },
  // Light and shade show through the ice.
  glacier: { ...area(color.mapIce, color.mapWaterLine, '0.8px'), fillOpacity: '0.8 !important' },
  lake: area(color.mapWater, color.mapWaterLine, '1px'),
  stream: line(color.mapWaterLine, '1px'),
  river: line(color.mapWater, '2.5px'),
  railway: { ...line(color.inkSoft, '1.5px'), strokeDasharray: '6 3' },
  casing: line(color.mapRoadCasing, '5.5px'),
  road: line(color.mapRoad, '3.5px'),
});
