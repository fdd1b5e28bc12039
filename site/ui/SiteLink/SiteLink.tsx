import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react';
import { withBase } from '../../base/guideBase.ts';
import { useNavigateFromOverlay } from '../useCloseOnBack.ts';

/** Loads ahead what the page at an address needs. The application provides it. */
export const PrefetchContext = createContext<(to: string) => void>(() => {});

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path within the guide, from its root, with query and hash where wanted. */
  to: string;
}

/** Returns true if a click means this window, not a new tab or a download. */
const staysHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  !(button || metaKey || altKey || ctrlKey || shiftKey);

/**
 * A link within the guide: hovering, focusing or touching it loads what its page needs. Not React Router's Link, which
 * brings the prefetching of framework mode along.
 */
export function SiteLink({ to, onClick, children, ...rest }: SiteLinkProps) {
  const prefetch = useContext(PrefetchContext);
  const navigate = useNavigateFromOverlay();
  const lookAhead = () => prefetch(to);
  return (
    <a
      href={withBase(to)}
      onPointerEnter={lookAhead}
      onFocus={lookAhead}
      onTouchStart={lookAhead}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !staysHere(event)) return;
        event.preventDefault();
        navigate(to);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
