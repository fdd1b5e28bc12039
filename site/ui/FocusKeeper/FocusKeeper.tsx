import { useEffect } from 'react';
import { keepFocus } from './keepFocus.ts';

/** Keeps the focus within the page when the control that has it goes away. */
export function FocusKeeper() {
  useEffect(() => {
    const main = document.querySelector('main');
    return main ? keepFocus(main) : undefined;
  }, []);
  return null;
}
