import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../data/usePublished.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { iconButton } from '../../ui/Button/Button.css.ts';
import { IconX } from '../../ui/icons/icons.tsx';
import { ModalDialog } from '../../ui/ModalDialog/ModalDialog.tsx';
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
    <ModalDialog label="Menu" className={styles.drawer} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <SiteLink to="/" className={styles.logo} onClick={onClose}>
            <Logo name={siteName} />
          </SiteLink>
          <button type="button" className={iconButton} aria-label="Close" onClick={onClose}>
            <IconX size={24} aria-hidden />
          </button>
        </div>
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
      </div>
    </ModalDialog>
  );
}
