import { useEffect, useState } from 'react';

const interactions = ['pointerdown', 'keydown', 'scroll'] as const;

interface DelayOptions {
  /** Interactions that end the delay early. */
  orInteraction?: 'from now on' | 'since the page opened';
}

/** Returns true if the visitor has pressed something, or navigated. */
const hasInteracted = () => navigator.userActivation?.hasBeenActive || window.scrollY > 0;

/** Returns true `delay` milliseconds after the page has loaded and `running` is true. */
export function useDelay(running: boolean, delay: number, { orInteraction }: DelayOptions = {}): boolean {
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
    if (orInteraction === 'since the page opened' && hasInteracted()) end();
    // The capture phase, because maps and dialogs stop some events.
    const listening = { once: true, capture: true };
    if (orInteraction) for (const type of interactions) window.addEventListener(type, end, listening);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', begin);
      for (const type of interactions) window.removeEventListener(type, end, listening);
    };
  }, [running, delay, orInteraction]);
  return running && over;
}
