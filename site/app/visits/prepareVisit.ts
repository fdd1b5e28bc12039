import type { Site } from '#schemas/types/published.ts';
import { historySettled } from '../../ui/ModalDialog/useCloseOnBack.ts';
import { reportAfterReturn, reportFailedVisit } from './failedVisit.ts';
import {
  forgetAnswers,
  forgetFailures,
  handOverRefusals,
  handOverRequests,
  isKnown,
  loadPage,
  type PublishedCache,
} from './loadPage.ts';
import { loadNewerBuild } from './newerBuild.ts';
import { withBase, withoutBase } from '../../base/guideBase.ts';

/** Number of the visit that was chosen last: it wins over those that still wait for their page. */
let latest = 0;

/** Path that the visitor wants once more. */
let retried: string | null = null;

/** Milliseconds after which a page that does not come shows at its address that it loads. */
const patience = 1000;

/** Path of the page that is loading and shows it. */
let waitedFor: string | null = null;

const pathOf = (to: string) => new URL(to, window.location.origin).pathname;

/** Returns true while the page at a path shows that it loads, and the visit that led there would leave it again. */
export const isWaitedFor = (path: string): boolean => path === waitedFor;

/** Cancels all visits but the one that led to this page, because the visitor has gone elsewhere. */
export function cancelVisits(): void {
  latest += 1;
  if (waitedFor !== withoutBase(window.location.pathname)) waitedFor = null;
}

/** Waits for a page whose visitor looks at its loading view. When it does not come, brings the visitor back and says so. */
async function follow(to: string, site: Site, loading: Promise<void>, isRetry: boolean): Promise<void> {
  const path = pathOf(to);
  waitedFor = path;
  try {
    await loading;
    forgetAnswers(to, site);
  } catch {
    const outcome = isWaitedFor(path) ? await loadNewerBuild(withBase(to)) : 'loading';
    if (!isWaitedFor(path) || outcome === 'loading') return;
    if (outcome === 'none' && isRetry) window.location.assign(withBase(to));
    else {
      reportAfterReturn(to, outcome === 'unreachable');
      window.history.back();
    }
    return;
  }
  if (isWaitedFor(path)) waitedFor = null;
}

/**
 * Forgets the failures of a page that did not come, because its visitor asks for it again: the next visit loads
 * everything anew.
 */
export function prepareRetry(to: string): void {
  retried = to;
  forgetFailures();
}

/** Returns true when a page takes longer than a click may look dead; rejects when it fails before. */
const takesLonger = (loading: Promise<void>): Promise<boolean> =>
  Promise.race([
    loading.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, patience, true)),
  ]);

/**
 * Loads what the page of a path needs. For a chosen visit it says whether to go there now: not when the visitor has
 * chosen something else meanwhile, and not when the page did not come, which a notice says then. A page that takes
 * longer than a second is gone to before, to show that it loads. A second try gets the page in full: a browser may keep
 * to its failures as long as a document lives.
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
  if (chosen) {
    retried = null;
    waitedFor = null;
  }
  if (!isKnown(to, site)) {
    // The content that is published may be newer than the page that is open: the host knows.
    if (chosen) window.location.assign(withBase(to));
    return false;
  }
  const loading = loadPage(to, site, swr, chosen);
  try {
    const isLate = chosen && (await takesLonger(loading));
    if (isLate && isWanted()) {
      await historySettled();
      if (!isWanted()) return false;
      handOverRequests(to, site);
      void follow(to, site, loading, isRetry);
      return true;
    }
    await loading;
  } catch {
    if (!isWanted()) return false;
    const outcome = await loadNewerBuild(withBase(to));
    if (!isWanted() || outcome === 'loading') return false;
    if (outcome === 'none' && isRetry) window.location.assign(withBase(to));
    else reportFailedVisit(to, outcome === 'unreachable');
    return false;
  }
  await historySettled();
  if (!isWanted()) return false;
  handOverRefusals(to, site);
  return true;
}
