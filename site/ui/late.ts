import { type RefObject, useEffect } from 'react';

/** Has boot.js hand over what was pressed and typed while the code for it was on its way. */
export function tellBoot(): void {
  document.dispatchEvent(new Event('larch:ready'));
}

/** Takes the mark `data-late` from the frame of a part, whose controls answer from now on. */
export function useAlive(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    frame.current?.removeAttribute('data-late');
    tellBoot();
  }, [frame]);
}
