import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';

/** Says the title of a page to assistive technology after a navigation within the guide. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState({ pathname, text: '' });
  useEffect(() => {
    if (announcement.pathname === pathname) return;
    // The page sets its title in an effect of its own; wait until it has.
    const timer = setTimeout(() => setAnnouncement({ pathname, text: document.title }), 100);
    return () => clearTimeout(timer);
  }, [announcement.pathname, pathname]);
  return (
    <div aria-live="polite" role="status">
      <VisuallyHidden>{announcement.text}</VisuallyHidden>
    </div>
  );
}
