import { globalStyle, style } from '@vanilla-extract/css';
import { displayType } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const stepper = style({
  display: 'inline-grid',
  gridTemplateColumns: '52px 64px 52px',
  justifySelf: 'start',
  border: `2px solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
export const input = style({
  width: '100%',
  minHeight: '48px',
  border: `solid ${vars.color.rule}`,
  borderWidth: '0 1px',
  background: 'none',
  textAlign: 'center',
  ...displayType,
  fontSize: vars.text.card,
  appearance: 'textfield',
  selectors: { '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none' } },
});
globalStyle(`${stepper} button`, {
  display: 'grid',
  placeItems: 'center',
  minHeight: '48px',
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
globalStyle(`${stepper} button:disabled`, { color: vars.color.inkSoft, cursor: 'not-allowed' });
