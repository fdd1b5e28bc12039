import { useEffect } from 'react';

/** Tells boot.js, and whoever waits, that presses reach the page from now on. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    document.dispatchEvent(new Event('larch:ready'));
  }, []);
  return null;
}
