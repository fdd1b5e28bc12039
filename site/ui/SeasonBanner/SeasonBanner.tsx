import type { ReactNode } from 'react';
import * as styles from './SeasonBanner.css.ts';

interface SeasonBannerProps {
  icon: ReactNode;
  tone?: 'season' | 'danger';
  children: ReactNode;
}

/** One line under the title band: what matters now. Golden, dimmed in the dark scheme, or red where people may come to harm. */
export function SeasonBanner({ icon, tone = 'season', children }: SeasonBannerProps) {
  return (
    <div className={styles.banner[tone]}>
      <div className={styles.line}>
        {icon}
        <div>{children}</div>
      </div>
    </div>
  );
}
