import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '3px',
});
const month = style({
  padding: '6px 0',
  textAlign: 'center',
  fontSize: vars.text.caption,
  lineHeight: 1.3,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const tone = styleVariants({
  solid: [
    month,
    {
      background: vars.color.larch,
      color: '#1a1a1a',
      fontWeight: 700,
      '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
    },
  ],
  quiet: [month, { background: vars.color.sunken, color: vars.color.inkSoft }],
});
export const long = style({ '@media': { 'screen and (width < 35em)': { display: 'none' } } });
