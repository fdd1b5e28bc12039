import { type AnchorHTMLAttributes, createContext, useContext, useTransition } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** Loads module and data of a path ahead of a visit; the application provides it. */
export const PreloadContext = createContext<(path: string) => void>(() => {});

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path within the guide, with query and hash where wanted. */
  to: string;
}

/**
 * A link within the guide: hovering, focusing or touching it loads what its page needs, and while a pressed one waits
 * for its page it is busy, which the bar of progress shows. Made of the router's hooks, since its Link component brings
 * the framework mode's prefetching along, 2.5 KB of every page.
 */
export function SiteLink({ to, onClick, children, ...rest }: SiteLinkProps) {
  const preload = useContext(PreloadContext);
  const href = useHref(to);
  const navigate = useLinkClickHandler(to);
  const [onTheWay, startTransition] = useTransition();
  return (
    <a
      href={href}
      aria-busy={onTheWay || undefined}
      onPointerEnter={() => preload(to)}
      onFocus={() => preload(to)}
      onTouchStart={() => preload(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) startTransition(() => navigate(event));
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
