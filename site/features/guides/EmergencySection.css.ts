import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const alarm = style({
  display: 'grid',
  gap: `0 ${vars.space.s6}`,
  padding: 'clamp(20px, 3vw, 40px)',
  background: vars.color.dangerFill,
  color: vars.color.onDanger,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const contact = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  paddingBlock: vars.space.s4,
  borderTop: '1px solid currentColor',
});
export const name = style({ fontSize: vars.text.small });
export const number = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)',
  lineHeight: 1.1,
  selectors: { [`${contact}:first-child &`]: { fontSize: 'clamp(3rem, 2rem + 4vw, 5rem)' } },
});
export const call = style({
  color: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
});
export const note = style({ fontSize: vars.text.caption });
