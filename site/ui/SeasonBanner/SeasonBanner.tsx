import type { ReactNode } from 'react';
import * as styles from './SeasonBanner.css.ts';

interface SeasonBannerProps {
  icon: ReactNode;
  children: ReactNode;
}

/** One golden line under the title band: what matters now. */
export function SeasonBanner({ icon, children }: SeasonBannerProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.line}>
        {icon}
        <p>{children}</p>
      </div>
    </div>
  );
}
