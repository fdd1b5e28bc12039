import { IconHeart, IconMenu2 } from '../../ui/icons/icons.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSavedCount } from '../../features/saved/savedStore.ts';
import { badge } from '../../ui/FilterLayout/FilterLayout.css.ts';
import { button, small } from '../../ui/Button/Button.css.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { lazyComponent } from '../../ui/hydration/lazyComponent.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as styles from './Header.css.ts';
import { currentMark, navigation } from './navigation.ts';

const MenuDrawer = lazyComponent(() => import('./MenuDrawer.tsx'), FootLinks);

/** Leads to the same links at the foot of the page if the drawer cannot be loaded. */
function FootLinks({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    onClose();
    window.location.hash = 'site-links';
  }, [onClose]);
  return null;
}

const savedLabel = (count: number) => (count > 0 ? `Saved places: ${count}` : 'Saved places');

/** The fixed bar: logo, all links on wide screens, a drawer with the same links on small ones. */
export function Header() {
  const { pathname } = useLocation();
  const savedCount = useSavedCount();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <SiteLink to="/" className={styles.logo}>
          <Logo />
        </SiteLink>
        <nav aria-label="Main" className={styles.nav}>
          {navigation.map(({ href, label }) => (
            <SiteLink
              key={href}
              to={href}
              className={styles.navLink}
              aria-current={currentMark(href, pathname)}
            >
              {label}
            </SiteLink>
          ))}
        </nav>
        <SiteLink to="/search" className={styles.search}>
          Search
        </SiteLink>
        <SiteLink to="/saved" className={styles.saved} aria-label={savedLabel(savedCount)}>
          <IconHeart size={22} aria-hidden />
          {savedCount > 0 && <span className={badge}>{savedCount}</span>}
        </SiteLink>
        <div className={styles.bookInline}>
          <LinkButton to="/accommodations" variant="main" small>
            Book Now
          </LinkButton>
        </div>
        <div className={styles.menu}>
          {/* Until the script is here, the link leads to the same links at the foot of the page. */}
          <a
            href="#site-links"
            role="button"
            data-press
            aria-expanded={menuOpen}
            aria-haspopup="dialog"
            className={`${button.onBand} ${small}`}
            onClick={(event) => {
              event.preventDefault();
              setMenuOpen(true);
            }}
          >
            <IconMenu2 size={20} aria-hidden />
            Menu
          </a>
        </div>
      </div>
      {menuOpen && <MenuDrawer onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
