import { escapeAttribute } from 'entities/escape';
import { isPageAddress } from '#schemas/rules/offline/pageDay.ts';
import { withBase } from '../base/guideBase.ts';
import { findFile, keepFile, revisionOf } from '../device/offline/fileStore.ts';
import { noteTab, readOfflineCopy, readVersion } from '../device/offline/guideState.ts';
import { fileAt, listedUrl, type GuideVersion } from '../device/offline/guideVersion.ts';
import { isKeepable, keptFiles } from '../device/offline/keptFiles.ts';
import { shownVersions, versionHolding } from './knownVersion.ts';
import { nearestPages } from './nearestPages.ts';

/** Milliseconds that a visitor waits for the network, with a kept page and without one. */
const timeout = { kept: 5000, missing: 10_000 };

/** The page in place of one that is not stored; see app/routes.ts. */
export const offlineUrl = '/offline';

export interface PageRequest {
  request: Request;
  /** The tab that will show the page. */
  tab: string;
  /** Work that goes on when the answer is out. */
  afterwards: (work: Promise<unknown>) => void;
}

/** Tabs whose version is not known yet. Their requests wait for it. */
const arriving = new Map<string, Promise<unknown>>();

/** Resolves when it is known which version a tab shows. */
export const arrivalOf = async (tab: string): Promise<void> => {
  await arriving.get(tab);
};

/**
 * Answers with the page of an address. A visitor who has taken the guide along gets it from there until a newer guide is
 * complete. Every other visitor gets it from the host, and as it was last seen if the host does not answer.
 */
export async function answerPage({ request, tab, afterwards }: PageRequest): Promise<Response> {
  const url = listedUrl(request.url);
  const downloaded = await orNull(async () => {
    const { kept } = await readOfflineCopy();
    return kept === null ? null : findPage(url, [await readVersion(kept)], tab);
  });
  if (downloaded) return downloaded;
  const seen = await orNull(async () => findPage(url, await keptVersions(), tab));
  const fetching = fetch(request);
  const answer = await withinTime(fetching, seen ? timeout.kept : timeout.missing);
  if (answer && (answer.status < 500 || !seen)) {
    if (isKeepable(answer)) {
      const arrival = keepPage(url, answer.clone(), tab).catch(() => {});
      arriving.set(tab, arrival);
      afterwards(arrival.finally(() => arriving.delete(tab)));
    }
    return answer;
  }
  return seen ?? (await orNull(() => missingPage(url))) ?? fetching.catch(() => Response.error());
}

/** Returns the answer of the storage, or null if it is denied, broken or full. */
async function orNull<T>(load: () => Promise<T | null>): Promise<T | null> {
  try {
    return await load();
  } catch {
    return null;
  }
}

/** Returns an answer; null if it fails, or does not come in time. */
function withinTime(answer: Promise<Response>, milliseconds: number): Promise<Response | null> {
  const settled = answer.catch(() => null);
  return Promise.race([settled, new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))]);
}

async function keptVersions(): Promise<GuideVersion[]> {
  const { kept, wanted } = await readOfflineCopy();
  const names = [kept, wanted].filter((name) => name !== null);
  const versions = await Promise.all(names.map(readVersion));
  return [...versions.filter((version) => version !== null), ...(await shownVersions())];
}

async function findPage(
  url: string,
  versions: readonly (GuideVersion | null)[],
  tab: string,
): Promise<Response | null> {
  for (const version of versions) {
    const file = version && fileAt(version, url);
    const page = file && (await findFile(file));
    if (!page) continue;
    await noteTab(tab, version.version);
    return page;
  }
  return null;
}

async function keepPage(url: string, answer: Response, tab: string): Promise<void> {
  const bytes = await answer.arrayBuffer();
  const version = await versionHolding(url, await revisionOf(url, bytes));
  const file = version && fileAt(version, url);
  if (!file) return;
  await noteTab(tab, version.version);
  await keepFile(file, answer, bytes);
}

/** Returns the page that says that another one is not kept; null if it is not kept itself. */
async function missingPage(url: string): Promise<Response | null> {
  const isKept = await keptFiles();
  for (const version of await keptVersions()) {
    const file = fileAt(version, offlineUrl);
    const template = file && (await findFile(file));
    if (!template) continue;
    const pages = [...version.pocket, ...version.others].filter(
      (page) => isPageAddress(page[0]) && isKept(page),
    );
    const near = nearestPages(
      url,
      pages.map(([path]) => path),
    );
    const titled = await Promise.all(near.map((path) => keptPage(version, path)));
    const html = offlinePage(await template.text(), url, titled);
    return new Response(html, { status: 503, headers: template.headers });
  }
  return null;
}

async function keptPage(version: GuideVersion, path: string): Promise<{ path: string; title: string }> {
  const file = fileAt(version, path);
  const page = file && (await findFile(file));
  return { path, title: titleOf(page ? await page.text() : '', path) };
}

/** A page that is kept: its address and the text of its title, as HTML. */
export interface KeptPage {
  path: string;
  title: string;
}

/** Returns the title of a page without the name of the guide, still as HTML; its address if it has none. */
export function titleOf(html: string, path: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/ \| [^|]*$/, '').trim() || escapeAttribute(path);
}

/** Returns a pattern for the words of a page that are replaced: see routes/OfflinePage.tsx. */
const placeOf = (name: string) => new RegExp(`(<[a-z]+[^>]* data-fill="${name}"[^>]*>)[^<]*(<)`);

/** Returns the page in place of one that is not stored, with its address and the nearest pages. */
export function offlinePage(template: string, wanted: string, nearest: readonly KeptPage[]): string {
  const links = nearest
    .map(({ path, title }) => `<li><a href="${escapeAttribute(withBase(path))}">${title}</a></li>`)
    .join('');
  return template
    .replace(
      placeOf('wanted'),
      (_, open: string, close: string) => open + escapeAttribute(withBase(wanted)) + close,
    )
    .replace(placeOf('nearest'), (_, open: string, close: string) => open + links + close);
}
