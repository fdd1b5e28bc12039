import { published } from '../../data/published.ts';
import { usePublishedDetail } from '../../data/usePublished.ts';
import { sourceText } from '../../ui/SourceNote/sourceText.ts';
import * as styles from './EmergencySection.css.ts';

/** Whom to call, the first number largest. */
export function EmergencySection() {
  const { data: emergency } = usePublishedDetail(published.emergency);
  if (!emergency) return null;
  return (
    <dl className={styles.alarm}>
      {emergency.contacts.map(({ name, number, text, provenance }) => (
        <div key={name} className={styles.contact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.number}>
            <a className={styles.call} href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
              {number}
            </a>
          </dd>
          {text && <dd className={styles.note}>{text}</dd>}
          {provenance.status === 'unverified' && <dd className={styles.note}>({sourceText(provenance)})</dd>}
        </div>
      ))}
    </dl>
  );
}
