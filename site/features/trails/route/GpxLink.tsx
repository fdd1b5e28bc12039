import type { MouseEvent } from 'react';
import { saveFile } from '../../../device/saveFile.ts';
import { button, wide } from '../../../ui/Button/Button.css.ts';
import { withBase } from '../../../base/guideBase.ts';

interface GpxLinkProps {
  /** URL of the GPX file. */
  href: string;
  /** Name of the saved file. */
  name: string;
}

/**
 * Renders the download link of a GPX file. With a service worker the page fetches the file itself, because browsers
 * send downloads past the worker. The browser downloads it if that fails.
 */
export function GpxLink({ href, name }: GpxLinkProps) {
  const saveKept = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigator.serviceWorker?.controller) return;
    event.preventDefault();
    try {
      const answer = await fetch(withBase(href));
      if (!answer.ok) throw new Error(`${answer.status}: ${href}`);
      saveFile(await answer.text(), name, 'application/gpx+xml');
    } catch {
      window.location.assign(withBase(href));
    }
  };
  return (
    <a
      className={`${button.action} ${wide}`}
      href={withBase(href)}
      download={name}
      onClick={(event) => void saveKept(event)}
    >
      Download GPX
    </a>
  );
}
