import { createContext, useContext } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Loads module and data of a path ahead of a visit; the application provides it. */
export const PreloadContext = createContext<(path: string) => void>(() => {});

/** A link within the guide: hovering, focusing or touching it loads what its page needs. */
export function SiteLink({ to, ...rest }: LinkProps) {
  const preload = useContext(PreloadContext);
  const preloadTarget = () => preload(typeof to === 'string' ? to : (to.pathname ?? ''));
  return (
    <Link
      to={to}
      onPointerEnter={preloadTarget}
      onFocus={preloadTarget}
      onTouchStart={preloadTarget}
      {...rest}
    />
  );
}
