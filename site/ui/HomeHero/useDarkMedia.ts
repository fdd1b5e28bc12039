import { useEffect, useState } from 'react';

const ofSystem = '(prefers-color-scheme: dark)';

function current(): string {
  const { scheme } = document.documentElement.dataset;
  if (scheme === undefined) return ofSystem;
  return scheme === 'dark' ? '(min-width: 0px)' : '(max-width: 0px)';
}

/**
 * Returns the media query that holds in the dark scheme: that of the system, or always or never after the visitor's
 * choice.
 */
export function useDarkMedia(): string {
  const [media, setMedia] = useState(ofSystem);
  useEffect(() => {
    const update = () => setMedia(current());
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    return () => observer.disconnect();
  }, []);
  return media;
}
