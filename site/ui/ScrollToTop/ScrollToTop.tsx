import { IconArrowUp } from '../../ui/icons/icons.tsx';
import { useEffect, useState } from 'react';
import { focusPageHeading } from '../../ui/PageHeading/PageHeading.tsx';
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
  const goUp = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    // The button goes when it has done its work; the focus must not go with it.
    focusPageHeading();
  };
  return (
    <button type="button" className={button} aria-label="Back to top" onClick={goUp}>
      <IconArrowUp size={24} aria-hidden />
    </button>
  );
}
