import type { MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonLooks } from '../Button/Button.tsx';
import { IconArrowUpRight } from '../icons/icons.tsx';
import { hasConversionHook, visitPartner } from './visitPartner.ts';
import { disclosure } from '../SourceNote/SourceNote.css.ts';
import { useOnline } from '../useOnline.ts';
import { VisuallyHidden } from '../Text/Text.tsx';

interface OutboundLinkProps extends ButtonLooks {
  /** Address with the partner's parameters. */
  href: string;
  children: ReactNode;
}

/** A link to a booking partner in a new tab; a conversion hook on the page is notified first. */
export function OutboundLink({ href, children, ...looks }: OutboundLinkProps) {
  const online = useOnline();
  const reportFirst = (event: MouseEvent) => {
    // A click with a key held is the visitor's own choice of tab or window.
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!plain || !hasConversionHook()) return;
    event.preventDefault();
    visitPartner(href);
  };
  return (
    <a
      href={href}
      target="_blank"
      rel="sponsored noopener"
      onClick={reportFirst}
      className={buttonClass(looks)}
    >
      {children}
      {!online && ' (online only)'} <VisuallyHidden>(opens partner site)</VisuallyHidden>
      <IconArrowUpRight size={20} aria-hidden />
    </a>
  );
}

/** The sentence about commissions beside booking links. */
export function Disclosure({ children }: { children: string }) {
  return <p className={disclosure}>{children}</p>;
}
