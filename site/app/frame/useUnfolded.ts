import { useEffect } from 'react';
import { phoneFold } from '../../ui/Fold/Fold.css.ts';
import { media } from '../../ui/theme/media.ts';

/**
 * Opens what is folded on phones alone where the screen is wider: a style shows it there, but assistive technology would
 * say "collapsed", and the keyboard stop at what cannot be folded.
 */
export function useUnfolded(): void {
  useEffect(() => {
    const wide = window.matchMedia(media.tablet);
    const fit = () => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>(`.${phoneFold}`)) {
        fold.open = wide.matches;
        const summary = fold.querySelector('summary');
        if (summary) summary.tabIndex = wide.matches ? -1 : 0;
      }
    };
    // On a phone the visitor folds.
    const unfold = () => {
      if (wide.matches) fit();
    };
    unfold();
    const observer = new MutationObserver(unfold);
    observer.observe(document.body, { childList: true, subtree: true });
    wide.addEventListener('change', fit);
    return () => {
      observer.disconnect();
      wide.removeEventListener('change', fit);
    };
  }, []);
}
