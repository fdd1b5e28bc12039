import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../data/usePublished.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { iconButton } from '../../ui/Button/Button.css.ts';
import { IconX } from '../../ui/icons/icons.tsx';
import { ModalDialog } from '../../ui/ModalDialog/ModalDialog.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { wide } from '../../ui/theme/media.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { logo } from './Header.css.ts';
import * as styles from './MenuDrawer.css.ts';
import { currentMark, navigation } from './navigation.ts';

/** The links of the bar on small screens, then the guides and what is saved; every link, the logo and the button close it, and so does a screen with room for the bar. */
export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const { data: site } = useSite();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const roomForBar = window.matchMedia(wide);
    const check = () => {
      if (roomForBar.matches) close();
    };
    roomForBar.addEventListener('change', check);
    return () => roomForBar.removeEventListener('change', check);
  }, []);
  const others = [{ label: 'Saved', href: '/saved' }, ...(site?.guides ?? [])];
  const groups = [
    { label: 'Main', links: navigation, className: styles.link },
    { label: 'Guides and saved places', links: others, className: styles.smallLink },
  ];
  return (
    <ModalDialog label="Menu" className={styles.drawer} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <SiteLink to="/" className={logo} onClick={onClose}>
            <Logo />
          </SiteLink>
          <button type="button" className={iconButton} aria-label="Close" onClick={onClose}>
            <IconX size={24} aria-hidden />
          </button>
        </div>
        {groups.map(({ label, links, className }) => (
          <nav key={label} aria-label={label}>
            {links.map((link) => (
              <SiteLink
                key={link.href}
                to={link.href}
                className={className}
                onClick={onClose}
                aria-current={currentMark(link.href, pathname)}
              >
                {link.label}
              </SiteLink>
            ))}
          </nav>
        ))}
        <LinkButton to="/accommodations" variant="main" wide onClick={onClose}>
          Book Now
        </LinkButton>
      </div>
    </ModalDialog>
  );
}
