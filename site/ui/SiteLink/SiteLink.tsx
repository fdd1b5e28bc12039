import { type AnchorHTMLAttributes, type MouseEvent, useContext, useState } from 'react';
import { whileBusy } from '../pageMarks.ts';
import { PrepareContext, useVisit } from './useVisit.ts';
import { withBase } from '../../base/guideBase.ts';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path within the guide, from its root, with query and hash where wanted. */
  to: string;
}

/** Returns true if a click means this window, not a new tab or a download. */
const staysHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  !(button || metaKey || altKey || ctrlKey || shiftKey);

/**
 * A link within the guide: hovering, focusing or touching it loads what its page needs, and while a pressed one waits
 * for its page it is busy, which the bar of progress shows. Not the router's Link component, since that brings the
 * framework mode's prefetching along, 2.5 KB of every page.
 */
export function SiteLink({ to, onClick, children, ...rest }: SiteLinkProps) {
  const prepare = useContext(PrepareContext);
  const visit = useVisit();
  const [busy, setBusy] = useState(false);
  const lookAhead = () => void prepare(to);
  return (
    <a
      href={withBase(to)}
      {...whileBusy(busy)}
      onPointerEnter={lookAhead}
      onFocus={lookAhead}
      onTouchStart={lookAhead}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !staysHere(event)) return;
        event.preventDefault();
        setBusy(true);
        void visit(to, () => setBusy(false));
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
