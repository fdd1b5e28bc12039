import { globalStyle, style } from '@vanilla-extract/css';
import { displayType } from '../../ui/theme/displayType.ts';
import { vars } from '../../ui/theme/theme.css.ts';

const cell = vars.size.touch;

const root = style({ position: 'relative' });
const months = style({ display: 'flex', gap: vars.space.s5 });
const caption = style({
  display: 'grid',
  placeItems: 'center',
  height: cell,
  ...displayType,
  fontSize: '1.25rem',
});
const nav = style({
  position: 'absolute',
  inset: '0 0 auto',
  display: 'flex',
  justifyContent: 'space-between',
});
const step = style({
  display: 'grid',
  placeItems: 'center',
  width: cell,
  height: cell,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-disabled="true"]': { color: vars.color.inkSoft, opacity: 0.5, cursor: 'not-allowed' },
  },
});
const grid = style({ borderCollapse: 'collapse' });
const weekday = style({
  width: cell,
  height: '36px',
  fontSize: vars.text.caption,
  fontWeight: 400,
  color: vars.color.inkSoft,
});
const day = style({ width: cell, height: cell, padding: 0, textAlign: 'center' });
const dayButton = style({
  width: cell,
  height: cell,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  fontSize: vars.text.small,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.larchTint },
    '&:disabled, &[aria-disabled="true"]': {
      color: vars.color.inkSoft,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
});
const today = style({ fontWeight: 700 });
const selected = style({});
// The chosen check-in stays readable as the start of the range, although it cannot be a check-out.
globalStyle(`${selected} > button, ${selected} > button:is(:hover, :disabled, [aria-disabled="true"])`, {
  background: `${vars.color.action} !important`,
  color: `${vars.color.onAction} !important`,
  textDecoration: 'none !important',
  fontWeight: 700,
});
/** Days between check-in and check-out. */
export const between = style({ background: vars.color.larchTint });

export const calendarClassNames = {
  root,
  months,
  month_caption: caption,
  nav,
  button_previous: step,
  button_next: step,
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
  today,
  selected,
};
