import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Marks a hydrated part: its controls answer from now on, and boot.js presses anew what was pressed before. `frame` is
 * the element around a part that is hydrated after its page, which loses its mark `data-late`.
 */
export function useAlive(frame?: RefObject<HTMLElement | null>): void {
  const [, settle] = useState(false);
  useLayoutEffect(() => {
    frame?.current?.removeAttribute('data-late');
    document.dispatchEvent(new Event('larch:ready'));
    // React runs all effects of this rendering, and shows what they found, before it ends: takeEarlyInput, whose turn
    // comes then, changes what the address and the device say, not what the prerendered page said.
    settle(true);
  }, [frame]);
}
