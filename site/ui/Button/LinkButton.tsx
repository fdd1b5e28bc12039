import { IconArrowUpRight } from '../icons/icons.tsx';
import type { ReactNode } from 'react';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import { buttonClass, type ButtonLooks } from './Button.tsx';

interface LinkButtonProps extends ButtonLooks {
  /** Path within the guide, or the address of an official page elsewhere; booking partners have OutboundLink. */
  to: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that looks like a button; one that leaves the guide is marked with an arrow. */
export function LinkButton({ to, onClick, children, ...looks }: LinkButtonProps) {
  const shared = { onClick, className: buttonClass(looks) };
  if (to.startsWith('/'))
    return (
      <SiteLink to={to} {...shared}>
        {children}
      </SiteLink>
    );
  return (
    <a href={to} rel="noopener" {...shared}>
      {children}
      <IconArrowUpRight size={20} aria-hidden />
    </a>
  );
}
