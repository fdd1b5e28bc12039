declare global {
  interface Window {
    /** Reports a conversion and may then go to `url` itself, or answer with a promise; defined after consent. */
    gtag_report_conversion?: (url: string) => unknown;
  }
}

/** Milliseconds after which a visit goes on although the conversion hook has not answered. */
const hookTimeout = 1000;

/** Returns true if visits go through the conversion hook of the page. */
export function hasConversionHook(): boolean {
  return typeof window.gtag_report_conversion === 'function';
}

/**
 * Opens a partner's page in a new tab; call it within the visitor's gesture. With a conversion hook the tab is opened
 * at once, empty, because a tab that opens a second later is a blocked popup, and it gets its address when the hook has
 * had its second, or sooner when it answers with a promise that has ended. A hook that answers by taking this page to
 * the partner leaves no empty tab behind.
 */
export function visitPartner(url: string): void {
  const report = window.gtag_report_conversion;
  if (typeof report !== 'function') {
    window.open(url, '_blank', 'noopener');
    return;
  }
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  let hasLeft = false;
  const openPartner = () => {
    if (hasLeft) return;
    hasLeft = true;
    clearTimeout(timer);
    window.removeEventListener('pagehide', leave);
    if (tab) tab.location.replace(url);
    else window.location.assign(url);
  };
  const timer = setTimeout(openPartner, hookTimeout);
  const leave = () => {
    clearTimeout(timer);
    tab?.close();
  };
  window.addEventListener('pagehide', leave, { once: true });
  try {
    const answer = report(url);
    if (answer instanceof Promise) answer.then(openPartner, openPartner);
  } catch {
    openPartner();
  }
}
