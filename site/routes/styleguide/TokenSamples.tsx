import { Stack } from '../../ui/Layout/Layout.tsx';
import { CategorySign } from '../../features/attractions/CategorySign.tsx';
import { DifficultySign } from '../../ui/Sign/DifficultySign.tsx';
import { type ColorName, colors } from '../../ui/theme/colors.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import * as styles from './TokenSamples.css.ts';

/** Colors by name, and the signs. */
export function TokenSamples() {
  return (
    <Stack gap="wide">
      <ul className={styles.swatches}>
        {(Object.keys(colors) as ColorName[]).map((name) => (
          <li key={name} className={styles.swatch}>
            <svg className={styles.color} aria-hidden="true">
              <rect width="100%" height="100%" fill={vars.color[name]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <ul className={styles.swatches}>
        {(['easy', 'moderate', 'hard'] as const).map((difficulty) => (
          <li key={difficulty}>
            <DifficultySign difficulty={difficulty} />
          </li>
        ))}
        {['lake', 'mountain', 'canyon', 'viewpoint', 'historic', 'forest', 'other'].map((category) => (
          <li key={category}>
            <CategorySign category={category} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
