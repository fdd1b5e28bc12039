import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

const base = style({
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.body,
  fontSize: '13px',
  lineHeight: '18px',
  color: color.ink,
  textShadow: [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
    [0, 2],
    [0, -2],
  ]
    .map(([x, y]) => `${x}px ${y}px 1px ${color.mapHalo}`)
    .join(', '),
});
const water = style([base, { color: color.mapWaterLine, fontStyle: 'italic' }]);
/** Names on the base map, by kind. */
export const label = styleVariants({
  town: [base, { fontFamily: vars.font.display, fontSize: '16px', fontWeight: 800 }],
  road: [
    base,
    {
      padding: '0 5px',
      background: color.band,
      color: color.onBand,
      fontWeight: 700,
      textShadow: 'none',
    },
  ],
  lake: [water],
  glacier: [water],
  river: [water],
  stream: [water, { fontSize: '12px' }],
  peak: [base, { fontSize: '12px', transform: 'translateY(-50%)' }],
  park: [base],
});
globalStyle(`${label.peak}::before`, { content: '"▲ "', fontSize: '9px' });
