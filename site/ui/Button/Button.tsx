import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Button.css.ts';

/** Looks of a button, and of a link that looks like one. */
export interface ButtonLooks {
  variant?: keyof typeof styles.button;
  small?: boolean;
  wide?: boolean;
}

/** Returns the classes of a button. */
export const buttonClass = ({ variant = 'action', small = false, wide = false }: ButtonLooks) =>
  classNames(styles.button[variant], small && styles.small, wide && styles.wide);

/** A control that acts on this page; for going somewhere use LinkButton. */
export function Button({
  variant,
  small,
  wide,
  className,
  type = 'button',
  ...rest
}: ButtonLooks & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type={type} className={classNames(buttonClass({ variant, small, wide }), className)} {...rest} />
  );
}
