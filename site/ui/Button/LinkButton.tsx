import { IconArrowUpRight } from '../icons/tabler/IconArrowUpRight.tsx';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import * as styles from './Button.css.ts';
import type { ButtonVariant } from './Button.tsx';

interface LinkButtonProps {
  /** Path within the guide, or the address of an official page elsewhere; booking partners have OutboundLink. */
  to: string;
  variant?: ButtonVariant;
  small?: boolean;
  wide?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that looks like a button; one that leaves the guide is marked with an arrow. */
export function LinkButton({
  to,
  variant = 'action',
  small = false,
  wide = false,
  onClick,
  children,
}: LinkButtonProps) {
  const className = classNames(styles.button[variant], small && styles.small, wide && styles.wide);
  if (!to.startsWith('/')) {
    return (
      <a href={to} rel="noopener" onClick={onClick} className={className}>
        {children}
        <IconArrowUpRight size={20} aria-hidden />
      </a>
    );
  }
  return (
    <SiteLink to={to} onClick={onClick} className={className}>
      {children}
    </SiteLink>
  );
}
