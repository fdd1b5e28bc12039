import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

// Without script nothing can be chosen: then all panels show, with their labels as headings.

export const list = style({
  display: 'flex',
  // Long labels stand below each other on the narrowest screens.
  flexWrap: 'wrap',
  gap: vars.space.s1,
  borderBottom: `2px solid ${vars.color.ruleStrong}`,
  '@media': { [media.withoutScript]: { display: 'none' } },
});
export const tab = style({
  flex: 1,
  minHeight: vars.size.control,
  padding: '10px 12px 12px',
  border: 0,
  borderTop: '6px solid transparent',
  background: 'none',
  color: vars.color.inkSoft,
  fontSize: vars.text.body,
  fontWeight: 700,
  lineHeight: 1,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-selected="true"]': {
      background: vars.color.ruleStrong,
      color: vars.color.page,
      borderTopColor: vars.color.larch,
    },
  },
  '@media': {
    [media.tablet]: { flex: 'none', paddingInline: '20px' },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid' } } },
  },
});
export const panel = style({
  paddingTop: vars.space.s5,
  selectors: { '&[data-selected="false"]': { display: 'none' } },
  '@media': {
    [media.withoutScript]: { selectors: { '&[data-selected="false"]': { display: 'block' } } },
    [media.print]: { selectors: { '&[data-selected="false"]': { display: 'block' } } },
  },
});
export const panelHeading = style({
  display: 'none',
  marginBottom: vars.space.s3,
  fontSize: vars.text.card,
  '@media': { [media.withoutScript]: { display: 'block' }, [media.print]: { display: 'block' } },
});
