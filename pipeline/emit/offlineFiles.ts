import { createHash } from 'node:crypto';
import { keptSize } from '#schemas/rules/offline/keptSize.ts';
import type { PublishedFile } from '../files/files.ts';
import type { SiteFile } from './siteProgram.ts';

/** The most that the guide takes of a device that keeps it whole, in bytes. */
export const offlineBudget = 15_000_000;

/** Characters of a hash that tell two states of a file apart. */
const revisionLength = 8;

/** A file of the guide by its address, with the state of its bytes and the room that it takes on a device. */
type ListedFile = [url: string, revision: string, bytes: number];

/**
 * Matches files that no reader needs on a device: those for hosts, search engines and programs, pages of the function,
 * and pages of other sites.
 */
const notKept =
  /^(_[^/]*|\.well-known\/.*|robots\.txt|sitemap\.xml|newsletter\.css|(sw|stop)\.js|schemas\/.*|images\/social\/.*|api\/(openapi|index|relief\/.*)\.json|(.*\/)?404\.html|partner-widget\/.*)$/;

/**
 * Pictures of the offline copy: each as a wide crop, then the upright crop of the kinds whose cards show it. The worker
 * answers with the other crop if one is not kept.
 */
const smallPictures = [
  /^\/images\/.*\/wide-400\.webp$/,
  /^\/images\/(attractions|activities|accommodations)\/.*\/card-400\.webp$/,
];

/**
 * Returns the files that the offline copy on a device is made of. `offline.json` lists the files: those of the copy
 * in the order of their download, pictures last and no more than fit in `offlineBudget`, then all others. `version.json`
 * names the build, its day and the size of its copy in a few bytes. The address of a page has the revision of its
 * text without the day.
 */
export function offlineFiles(files: readonly SiteFile[], builtOn: string): PublishedFile[] {
  const listed = files
    .filter(({ path }) => !notKept.test(path))
    .map(({ path, sha256, textSha256 = sha256, size }): ListedFile => [
      addressOf(path),
      textSha256.slice(0, revisionLength),
      keptSize(path, size),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const isPicture = ([url]: ListedFile) => url.startsWith('/images/');
  const pictures = smallPictures.flatMap((small) => listed.filter(([url]) => small.test(url)));
  const pocket = fitting([...listed.filter((file) => !isPicture(file)), ...pictures]);
  const isOffline = new Set(pocket);
  const content = { pocket, others: listed.filter((file) => !isOffline.has(file)) };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, revisionLength);
  const bytes = pocket.reduce((sum, [, , size]) => sum + size, 0);
  return [
    { path: 'offline.json', text: `${JSON.stringify({ version, builtOn, ...content })}\n` },
    { path: 'version.json', text: `${JSON.stringify({ version, builtOn, bytes })}\n` },
  ];
}

function fitting(files: readonly ListedFile[]): ListedFile[] {
  let left = offlineBudget;
  return files.filter(([, , size]) => {
    if (size > left) return false;
    left -= size;
    return true;
  });
}

/** Returns the address at which a host serves a file. */
function addressOf(path: string): string {
  const page = path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${page}`;
}
