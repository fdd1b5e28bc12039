import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import * as styles from './Button.css.ts';
import type { ButtonVariant } from './Button.tsx';

interface LinkButtonProps {
  to: string;
  variant?: ButtonVariant;
  small?: boolean;
  wide?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link within the guide that looks like a button. */
export function LinkButton({
  to,
  variant = 'action',
  small = false,
  wide = false,
  onClick,
  children,
}: LinkButtonProps) {
  return (
    <SiteLink
      to={to}
      onClick={onClick}
      className={classNames(styles.button[variant], small && styles.small, wide && styles.wide)}
    >
      {children}
    </SiteLink>
  );
}
