import { useEffect, useRef } from 'react';

let focusWanted = false;

/** Moves the focus to the heading of the page, or has the next one take it when the page is still on its way. */
export function focusPageHeading(): void {
  const heading = document.querySelector('h1');
  if (heading) heading.focus({ preventScroll: true });
  else focusWanted = true;
}

/** The one heading of the first level: it takes the focus after a navigation within the guide. */
export function PageHeading({ className, children }: { className: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focusWanted) return;
    focusWanted = false;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
