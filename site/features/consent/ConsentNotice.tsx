import type { Site } from '#schemas/types/published.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { ConsentButtons } from './ConsentButtons.tsx';
import * as styles from './ConsentNotice.css.ts';
import { outsideServices } from './outsideServices.ts';
import { useConsent } from './useConsent.ts';

/** Asks once for consent to outside services; renders nothing if none is set up. */
export function ConsentNotice({ site }: { site: Site }) {
  const consent = useConsent();
  const services = outsideServices(site);
  if (consent !== null || services.length === 0) return null;
  return (
    <section aria-label="Outside services" className={styles.notice}>
      <p>
        May this guide load {new Intl.ListFormat('en').format(services)}? They may set cookies. If you refuse,
        all else works as before. <SiteLink to="/cookies">Cookie Policy</SiteLink>
      </p>
      <ConsentButtons />
    </section>
  );
}
