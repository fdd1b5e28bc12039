import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Scrolls to the notice that the address names, and focuses it, when a link within the guide led here: the notices may
 * arrive after the page. Full loads are left to the browser.
 */
export function useShowNamedNotice(): void {
  const { hash } = useLocation();
  const isLink = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isLink && hash) document.getElementById(hash.slice(1))?.focus();
  }, [isLink, hash]);
}
