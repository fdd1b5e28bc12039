import type { ReactNode } from 'react';
import * as styles from './SeasonBanner.css.ts';

interface SeasonBannerProps {
  icon: ReactNode;
  tone?: 'season' | 'danger';
  children: ReactNode;
  /** Opens at a press. */
  more?: ReactNode;
}

/** One line under the title band: what matters now. Golden, or red where people may come to harm. */
export function SeasonBanner({ icon, tone = 'season', children, more }: SeasonBannerProps) {
  return (
    <div className={styles.banner[tone]}>
      <div className={styles.line}>
        {icon}
        {more ? (
          <details>
            <summary>{children}</summary>
            {more}
          </details>
        ) : (
          <p>{children}</p>
        )}
      </div>
    </div>
  );
}
