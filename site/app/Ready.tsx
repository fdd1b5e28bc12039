import { useEffect } from 'react';
import { useAlive } from '../ui/late.ts';

/** Tells boot.js, and whoever waits, that presses reach the page from now on. */
export function Ready() {
  useAlive();
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
