import { useEffect } from 'react';
import { tellBoot } from '../ui/late.ts';

/** Tells boot.js, and whoever waits, that presses reach the page from now on. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    tellBoot();
  }, []);
  return null;
}
