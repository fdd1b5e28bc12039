import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { button } from './ScrollToTop.css.ts';

/** Pixels to scroll before the button shows. */
const threshold = 300;

/** A floating button back to the top, once the page has scrolled more than 300 px. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!shown) return null;
  const smooth = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');
  return (
    <button type="button" className={button} onClick={() => window.scrollTo({ top: 0, behavior: smooth() })}>
      <IconArrowUp size={24} aria-label="Back to top" />
    </button>
  );
}
