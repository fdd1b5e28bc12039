import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/Text/Text.tsx';

/** Says the title of a page to assistive technology once a navigation within the guide has set it. */
export function RouteAnnouncer() {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return;
    let known = document.title;
    let timer: number | undefined;
    const announce = () => {
      if (document.title !== known) setAnnouncement(document.title);
      known = document.title;
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      // A page that comes at once is announced without the title that it had while loading.
      timer = window.setTimeout(announce, 100);
    });
    observer.observe(title, { childList: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return (
    <div aria-live="polite" role="status">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}
