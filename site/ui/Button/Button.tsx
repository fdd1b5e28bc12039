import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Button.css.ts';

export type ButtonVariant = keyof typeof styles.button;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  small?: boolean;
  wide?: boolean;
}

/** A control that acts on this page; for going somewhere use LinkButton. */
export function Button({
  variant = 'action',
  small = false,
  wide = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(styles.button[variant], small && styles.small, wide && styles.wide, className)}
      {...rest}
    />
  );
}
