import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../data/useSite.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Drawer } from '../../ui/Drawer/Drawer.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { media } from '../../ui/theme/media.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as styles from './MenuDrawer.css.ts';
import { currentMark, navigation } from './navigation.ts';

interface MenuDrawerProps {
  siteName: string;
  onClose: () => void;
}

/** The links of the bar on small screens, then the guides and what is saved; every link, the logo and the button close it, and so does a screen with room for the bar. */
export default function MenuDrawer({ siteName, onClose }: MenuDrawerProps) {
  const { pathname } = useLocation();
  const { data: site } = useSite();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const roomForBar = window.matchMedia(media.wide);
    const check = () => {
      if (roomForBar.matches) close();
    };
    roomForBar.addEventListener('change', check);
    return () => roomForBar.removeEventListener('change', check);
  }, []);
  return (
    <Drawer
      onClose={onClose}
      title="Menu"
      head={
        <SiteLink to="/" className={styles.logo} onClick={onClose}>
          <Logo name={siteName} />
        </SiteLink>
      }
    >
      <nav aria-label="Main">
        {navigation.map(({ to, label }) => (
          <SiteLink
            key={to}
            to={to}
            className={styles.link}
            onClick={onClose}
            aria-current={currentMark(to, pathname)}
          >
            {label}
          </SiteLink>
        ))}
      </nav>
      <nav aria-label="Guides and saved places">
        {[{ href: '/saved', label: 'Saved' }, ...(site?.guides ?? [])].map(({ href, label }) => (
          <SiteLink
            key={href}
            to={href}
            className={styles.smallLink}
            onClick={onClose}
            aria-current={currentMark(href, pathname)}
          >
            {label}
          </SiteLink>
        ))}
      </nav>
      <LinkButton to="/accommodations" variant="main" wide onClick={onClose}>
        Book Now
      </LinkButton>
    </Drawer>
  );
}
