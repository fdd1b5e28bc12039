import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/** Days and people side by side, also on phones of a usual width. */
export const size = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 });
export const days = style({ flex: '1 1 120px', maxWidth: '50%' });
