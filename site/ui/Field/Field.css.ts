import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { softCaption } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const field = style({
  display: 'grid',
  gap: '6px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
export const label = style({ fontWeight: 700, fontSize: vars.text.small, lineHeight: 1.35 });
export const hint = softCaption;
/** As large as a hint, because a field that grows when it is left moves what is about to be pressed. */
export const problem = style({ fontSize: vars.text.caption, color: vars.color.danger });
export const control = style({
  width: '100%',
  minHeight: vars.size.control,
  padding: '12px 14px',
  fontSize: vars.text.body,
  lineHeight: 1.4,
  color: vars.color.ink,
  background: vars.color.surface,
  border: `2px solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.control,
  appearance: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: '3px' },
  },
});
export const withIcon = style({ position: 'relative' });
export const leadingIcon = style({
  position: 'absolute',
  left: '14px',
  top: '50%',
  translate: '0 -50%',
  color: vars.color.inkSoft,
  pointerEvents: 'none',
});
export const trailingIcon = style([leadingIcon, { left: 'auto', right: '14px' }]);
export const searchControl = style([
  control,
  {
    paddingLeft: '40px',
    paddingRight: '8px',
    fontSize: vars.text.small,
    selectors: {
      // The room of its cross is for the label while there is nothing to clear.
      '&:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
    },
  },
]);
export const selectControl = style([control, { paddingRight: '46px', cursor: 'pointer' }]);
export const legend = style({
  padding: 0,
  marginBottom: vars.space.s1,
  fontWeight: 700,
  fontSize: vars.text.small,
});
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: vars.size.touch,
  cursor: 'pointer',
});
export const checkbox = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  border: `2px solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: vars.color.action, borderColor: vars.color.action },
    '&:checked::after': {
      content: '""',
      width: '12px',
      height: '7px',
      border: `solid ${vars.color.onAction}`,
      borderWidth: '0 0 3px 3px',
      rotate: '-45deg',
      translate: '0 -2px',
    },
  },
  // The browser draws its own sign.
  '@media': {
    [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::after': { display: 'none' } } },
  },
});
export const count = style({ marginLeft: 'auto', color: vars.color.inkSoft, fontSize: vars.text.caption });
