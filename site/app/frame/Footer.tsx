import { type ReactNode, useRef } from 'react';
import type { Link, Site } from '#schemas/types/published.ts';
import { useOfflineCopy } from '../../device/offline/offlineStore.ts';
import { useMarkHydrated } from '../../ui/hydration/lazyComponent.tsx';
import { SchemeSwitch } from '../../features/colorScheme/SchemeSwitch.tsx';
import { outsideServices } from '../../features/consent/ConsentButtons.tsx';
import { foldHead, phoneFold } from '../../ui/Fold/Fold.css.ts';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as styles from './Footer.css.ts';

const explore = [
  { label: 'Attractions', href: '/attractions' },
  { label: 'Activities', href: '/activities' },
  { label: 'Stay', href: '/accommodations' },
  { label: 'Events', href: '/events' },
  { label: 'Map', href: '/map' },
  { label: 'Hiking Trails', href: '/hiking-map' },
  { label: 'Closures and notices', href: '/notices' },
];

const plan = [
  { label: 'Trip Planner', href: '/trip-planner' },
  { label: 'Budget Calculator', href: '/budget-calculator' },
  { label: 'Saved places', href: '/saved' },
];

const pocket = { label: 'Use offline', href: '/saved#pocket' };
const outsideChoice = { label: 'Cookie settings', href: '/cookies#choice' };

function LinkList({ links, className }: { links: Link[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink to={href} className={styles.link}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Folded to its heading on a phone. */
function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className={`${phoneFold} ${styles.fold}`}>
      <summary className={foldHead}>
        <h2 className={styles.heading}>{heading}</h2>
      </summary>
      {children}
    </details>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: Link[] }) {
  return (
    <nav aria-label={heading}>
      <Column heading={heading}>
        <LinkList links={links} />
      </Column>
    </nav>
  );
}

/** The foot of every page: what the guide is, where everything is, how to reach us. */
export function Footer({ site }: { site: Site }) {
  const { phone, email, address } = site.contact;
  const choice = outsideServices(site).length > 0 ? [outsideChoice] : [];
  const keptOf = useOfflineCopy((state) => state.keptOf);
  const footer = useRef<HTMLElement>(null);
  useMarkHydrated(footer);
  return (
    <footer ref={footer} className={styles.footer} id="site-links" data-hydrated="false">
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo />
            <Column heading="About this guide">
              <p className={styles.blurb}>{site.blurb}</p>
              <p className={styles.blurb}>{site.disclosure}</p>
            </Column>
          </div>
          <LinkColumn heading="Explore" links={explore} />
          <LinkColumn
            heading="Plan Your Trip"
            links={[...plan, ...(site.offline ? [pocket] : []), ...site.guides]}
          />
          <Column heading="Contact">
            {phone && (
              <a className={styles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            )}
            {email && (
              <a className={styles.link} href={`mailto:${email}`}>
                {email}
              </a>
            )}
            {address && <p className={styles.note}>{address}</p>}
            {!phone && !email && !address && (
              <p className={styles.note}>For help on the ground, ask at a park visitor centre.</p>
            )}
            {site.social.map(({ label, href }) => (
              <a key={href} className={styles.link} href={href} rel="noopener">
                {label}
              </a>
            ))}
          </Column>
        </div>
        <div className={styles.bottom}>
          <LinkList className={styles.legal} links={[...site.legal, ...choice]} />
          <SchemeSwitch />
        </div>
        <p className={styles.note}>
          {keptOf && <>Offline copy from {keptOf}. </>}
          {site.freshness} Text and pictures:{' '}
          <a className={styles.note} href={site.licence.url} rel="license noopener">
            {site.licence.name}
          </a>
        </p>
      </div>
    </footer>
  );
}
