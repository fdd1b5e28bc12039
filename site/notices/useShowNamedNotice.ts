import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Unfolds the notice that the address names. When a link within the guide led here, it also scrolls to the notice and
 * focuses it, because the notices may arrive after the page. Full loads are left to the browser.
 */
export function useShowNamedNotice(): void {
  const { hash } = useLocation();
  const isLink = useNavigationType() === 'PUSH';
  useEffect(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    const fold = named?.querySelector('details');
    if (fold) fold.open = true;
    if (isLink) named?.focus();
  }, [isLink, hash]);
}
