import { useRef } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { useOfflineCopy } from '../../device/offline/offlineStore.ts';
import { useMarkHydrated } from '../../ui/hydration/lazyComponent.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as styles from './Footer.css.ts';
import { SchemeSwitch } from '../../features/colorScheme/SchemeSwitch.tsx';

interface LinkColumnProps {
  heading: string;
  links: { label: string; href: string }[];
}

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

const pocket = { label: 'Take the guide with you', href: '/saved#pocket' };

function LinkColumn({ heading, links }: LinkColumnProps) {
  return (
    <nav aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <SiteLink to={href} className={styles.link}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The foot of every page: what the guide is, where everything is, how to reach us. */
export function Footer({ site }: { site: Site }) {
  const { phone, email, address } = site.contact;
  const { analyticsId, adsId, activitiesWidget } = site.thirdParty;
  const keptOf = useOfflineCopy((state) => state.keptOf);
  const footer = useRef<HTMLElement>(null);
  useMarkHydrated(footer);
  return (
    <footer ref={footer} className={styles.footer} id="site-links" data-hydrated="false">
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo name={site.name} />
            <p className={styles.blurb}>{site.blurb}</p>
            <p className={styles.blurb}>{site.disclosure}</p>
          </div>
          <LinkColumn heading="Explore" links={explore} />
          <LinkColumn
            heading="Plan Your Trip"
            links={[...plan, ...(site.offline ? [pocket] : []), ...site.guides]}
          />
          <div>
            <h2 className={styles.heading}>Contact</h2>
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
            {!phone && !email && !address && <p className={styles.note}>Ask the park's visitor centres.</p>}
            {site.social.map(({ label, href }) => (
              <a key={href} className={styles.link} href={href} rel="noopener">
                {label}
              </a>
            ))}
          </div>
        </div>
        <div className={styles.bottom}>
          <ul className={styles.legal}>
            {site.legal.map(({ label, href }) => (
              <li key={href}>
                <SiteLink to={href} className={styles.link}>
                  {label}
                </SiteLink>
              </li>
            ))}
            {(analyticsId || adsId || activitiesWidget) && (
              <li>
                <SiteLink to="/cookies#choice" className={styles.link}>
                  Outside services: your choice
                </SiteLink>
              </li>
            )}
          </ul>
          <SchemeSwitch />
        </div>
        <p className={styles.note}>
          {keptOf && <>The guide on this device is as of {keptOf}. </>}
          {site.freshness} Texts and pictures:{' '}
          <a className={styles.note} href={site.licence.url} rel="license noopener">
            {site.licence.name}
          </a>
        </p>
      </div>
    </footer>
  );
}
