import { useEffect, useState } from 'react';

const interactions = ['pointerdown', 'keydown', 'scroll'] as const;

interface DelayOptions {
  /** Also over at the first interaction of the visitor. */
  orInteraction?: boolean;
}

/** True `delay` milliseconds after the page has loaded and `running` has become true. */
export function useDelay(
  running: boolean,
  delay: number,
  { orInteraction = false }: DelayOptions = {},
): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!running) return;
    const end = () => setOver(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer = setTimeout(end, delay);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    if (orInteraction) for (const type of interactions) window.addEventListener(type, end, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', begin);
      for (const type of interactions) window.removeEventListener(type, end);
    };
  }, [running, delay, orInteraction]);
  return running && over;
}
