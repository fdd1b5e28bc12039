import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { displayType, scaled } from '../../../ui/theme/shared.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

const { color, space } = vars;

/** The horizontal strip hides its list visually, for screen readers only. */
export const list = style({
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const stop = style({
  ...displayType,
  position: 'relative',
  paddingLeft: space.s6,
  fontSize: vars.text.card,
  lineHeight: 1.2,
  '::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 'calc(0.6em - 9px)',
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    border: `4px solid ${color.ink}`,
    background: color.page,
  },
});
export const leg = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '40px',
  marginLeft: '7px',
  paddingLeft: space.s5,
  borderLeft: `4px solid ${color.ink}`,
});
globalStyle(`${leg} > svg`, { flex: 'none' });

export const lying = style([
  scaled,
  { display: 'none', '@media': { [media.desktop]: { display: 'block' } } },
]);
export const road = style({ fill: 'none', stroke: color.ink, strokeWidth: 5 });
export const hint = style({ fill: 'none', stroke: color.inkSoft, strokeWidth: 1.5 });
export const dot = style({ fill: color.page, stroke: color.ink, strokeWidth: 4 });
export const name = style({ ...displayType, fill: color.ink, fontSize: '20px' });
export const km = style({ fill: color.ink, fontFamily: vars.font.body, fontSize: '17px', fontWeight: 700 });
export const time = style({ fill: color.inkSoft, fontFamily: vars.font.body, fontSize: '16px' });
