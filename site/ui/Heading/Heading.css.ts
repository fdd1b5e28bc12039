import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const size = styleVariants({
  section: { fontSize: vars.text.section },
  card: { fontSize: vars.text.card, lineHeight: 1.2 },
});
