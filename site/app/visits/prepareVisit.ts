import type { Site } from '#schemas/types/published.ts';
import { historySettled } from '../../ui/ModalDialog/useCloseOnBack.ts';
import { reportFailedVisit } from './failedVisit.ts';
import { forgetFailures, handOverRefusals, isKnown, loadPage, type PublishedCache } from './loadPage.ts';
import { loadNewerBuild } from './newerBuild.ts';

/** Number of the visit that was chosen last: it wins over those that still wait for their page. */
let latest = 0;

/** Path that the visitor wants once more. */
let retried: string | null = null;

/** The visitor has gone elsewhere: whoever waits for a page waits no longer. */
export function cancelVisits(): void {
  latest += 1;
}

/** The visitor wants a page that did not come: the next visit asks for everything anew. */
export function prepareRetry(to: string): void {
  retried = to;
  forgetFailures();
}

/**
 * Loads what the page of a path needs. For a chosen visit it says whether to go there now: not when the visitor has
 * chosen something else meanwhile, and not when the page did not come, which a notice says then. A second try gets
 * the page in full: a browser may keep to its failures as long as a document lives.
 */
export async function prepareVisit(
  to: string,
  site: Site,
  swr: PublishedCache,
  chosen = false,
): Promise<boolean> {
  if (chosen) latest += 1;
  const visit = latest;
  const isWanted = () => chosen && visit === latest;
  const isRetry = retried === to;
  if (chosen) retried = null;
  if (!isKnown(to, site)) {
    // The content that is published may be newer than the page that is open: the host knows.
    if (chosen) window.location.assign(to);
    return false;
  }
  try {
    await loadPage(to, site, swr);
  } catch {
    if (!isWanted()) return false;
    const outcome = await loadNewerBuild(to);
    if (!isWanted() || outcome === 'loading') return false;
    if (outcome === 'none' && isRetry) window.location.assign(to);
    else reportFailedVisit(to, outcome === 'unreachable');
    return false;
  }
  await historySettled();
  if (!isWanted()) return false;
  handOverRefusals(to, site);
  return true;
}
