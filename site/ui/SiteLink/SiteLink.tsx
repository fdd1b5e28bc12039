import { createContext, type MouseEvent, useContext } from 'react';
import { Link, type LinkProps } from 'react-router';
import { markOfEntry, useNavigateFromOverlay } from '../useCloseOnBack.ts';

/** Loads ahead what the page at an address needs. The application provides it. */
export const PrefetchContext = createContext<(to: string) => void>(() => {});

interface SiteLinkProps extends LinkProps {
  /** Path within the guide, from its root, with query and hash where wanted. */
  to: string;
}

/** Returns true if a click means this window, and something lies over the page that has an entry in the history. */
const leavesOverlay = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  !(button || metaKey || altKey || ctrlKey || shiftKey) && markOfEntry() !== undefined;

/**
 * A link within the guide: hovering, focusing or touching it loads what its page needs. From a dialog it leads on in the
 * place of the dialog's entry, so that Back finds the page below.
 */
export function SiteLink({ to, onClick, ...rest }: SiteLinkProps) {
  const prefetch = useContext(PrefetchContext);
  const navigate = useNavigateFromOverlay();
  const lookAhead = () => prefetch(to);
  return (
    <Link
      to={to}
      onPointerEnter={lookAhead}
      onFocus={lookAhead}
      onTouchStart={lookAhead}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !leavesOverlay(event)) return;
        event.preventDefault();
        navigate(to);
      }}
      {...rest}
    />
  );
}
