import { style } from '@vanilla-extract/css';
import { card } from '../../ui/Card/Card.css.ts';
import { media } from '../../ui/theme/media.ts';
import { displayType } from '../../ui/theme/displayType.ts';
import { size } from '../../ui/Heading/Heading.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const row = style([
  card,
  {
    gridTemplateColumns: '84px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '4px 16px',
    paddingBlock: '18px',
    borderBottom: `1px solid color-mix(in srgb, currentColor 30%, transparent)`,
    alignItems: 'start',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: '150px minmax(0, 1fr) 220px 176px',
        gridTemplateRows: 'auto',
        gap: `4px ${vars.space.s6}`,
        paddingBlock: '26px',
        alignItems: 'center',
      },
    },
  },
]);
export const date = style({ display: 'grid', gap: '6px', lineHeight: 1 });
export const day = style({
  ...displayType,
  fontSize: 'clamp(3rem, 2rem + 3vw, 4.25rem)',
  lineHeight: 0.85,
  letterSpacing: '-0.03em',
});
export const monthName = style([day, { fontSize: 'clamp(2.25rem, 3.6vw, 3.5rem)' }]);
export const month = style({ fontSize: vars.text.caption, fontWeight: 700, lineHeight: 1.3 });
/** Beside the date and the picture on phones. */
export const info = style({
  display: 'grid',
  gap: '6px',
  minWidth: 0,
  gridRow: 'span 2',
  '@media': { [media.desktop]: { gridRow: 'auto' } },
});
export const heading = size.card;
export const meta = style({ fontSize: vars.text.caption, display: 'grid', gap: '2px' });
/** Above the link, which covers the row. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  marginTop: '6px',
  // Aligns the text with the text above.
  marginInlineStart: `calc(-1 * ${vars.space.s4})`,
});
/** Above the link, which covers the row. */
export const details = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: '2 / -1',
});
export const picture = style({
  gridColumn: 1,
  marginTop: '6px',
  '@media': { [media.desktop]: { gridColumn: 'auto', marginTop: 0 } },
});
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  gridColumn: 2,
  marginTop: '6px',
  '@media': { [media.desktop]: { gridColumn: 'auto', justifyContent: 'end', marginTop: 0 } },
});
