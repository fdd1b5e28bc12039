import { EmergencyCall } from '../../../ui/EmergencyCall.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { screenOnly } from '../../../ui/theme/shared.css.ts';
import type { NoticeToRead } from '../rules/noticesToRead.ts';
import * as styles from './Itinerary.css.ts';

/** Renders the notices that a plan meets, the gravest first, and the number to call in an emergency. Renders nothing without any. */
export function NoticesToRead({ notices }: { notices: readonly NoticeToRead[] }) {
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="plan-notices">
      <h2 id="plan-notices" className={styles.asideHeading}>
        Read before you go
      </h2>
      <ul className={styles.todo}>
        {notices.map(({ title, text }) => (
          <li key={title} className={styles.notice}>
            <span className={styles.name}>{title}</span>
            <span className={styles.note}>{text}</span>
          </li>
        ))}
      </ul>
      <EmergencyCall />
      <SiteLink to="/notices" className={screenOnly}>
        Closures and notices
      </SiteLink>
    </section>
  );
}
