import { escapeAttribute, escapeText } from 'entities/escape';
import type { Fallback } from '../data/swr.ts';
import type { HeadTag } from '../ui/head/headTags.ts';
import type { PageAssets } from './pageAssets.server.ts';

/** The route of the page that a device shows in place of one that it does not keep. */
export const offlineRouteId = 'offline';

/** Address of the guide on its host, with a slash at its end. */
const base = import.meta.env.BASE_URL;

/**
 * Longest JSON of a published file that a page embeds, in characters. Browsers fetch a longer one once the page is
 * painted, because a document that holds a whole list takes longer to arrive and to parse than its first cards.
 */
const embedLimit = 40_000;

interface DocumentParts {
  html: string;
  head: HeadTag[];
  payload: Fallback;
  routeId: string;
  /** Language of the texts, as a BCP 47 tag. */
  language: string;
  /** Absent in development, where Vite serves the sources. */
  assets?: PageAssets | undefined;
}

function serializeTag({ tag, attributes, content }: HeadTag): string {
  if (tag === 'title') return `<title>${escapeText(content ?? '')}</title>`;
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const open = `<${tag}${list.join('')}>`;
  return tag === 'script' ? `${open}${content ?? ''}</script>` : open;
}

/** Returns the JSON of the files that a page embeds, and the addresses of those that it fetches. */
function splitPayload(payload: Fallback): { embedded: string; fetched: string[] } {
  const files = Object.entries(payload).map(([url, data]) => ({ url, json: JSON.stringify(data) }));
  const isShort = ({ json }: { json: string }) => json.length <= embedLimit;
  const entries = files.filter(isShort).map(({ url, json }) => `${JSON.stringify(url)}:${json}`);
  return {
    embedded: `{${entries.join(',')}}`,
    fetched: files.filter((file) => !isShort(file)).map(({ url }) => url),
  };
}

/**
 * Returns the HTML document around a rendered page. It holds no executable inline script: data is in JSON blocks with
 * `<` escaped, and the boot script imports the entry when the browser is idle or the visitor touches a control.
 */
export function htmlDocument({ html, head, payload, routeId, language, assets }: DocumentParts): string {
  const links = assets?.styles.map((href) => `<link rel="stylesheet" href="${href}">`) ?? [];
  const start = assets
    ? `<script src="${base}boot.js" data-entry="${assets.entry}" data-modules="${assets.modules.join(' ')}"></script>`
    : '<script type="module" src="/app/vike/+client.tsx"></script>';
  // Shown at any address: no application of that address may take it over.
  const boot = routeId === offlineRouteId ? `<script src="${base}offline.js"></script>` : start;
  const { embedded, fetched } = splitPayload(payload);
  const data = embedded.replaceAll('<', '\\u003c');
  const others = fetched.length > 0 ? ` data-fetched="${fetched.join(' ')}"` : '';
  return `<!doctype html>
<html lang="${language}" data-hydrated="false">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head.map(serializeTag).join('\n')}
<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">
<link rel="manifest" href="${base}site.webmanifest">
${links.join('\n')}
${boot}
</head>
<body>
<div id="root" data-route="${routeId}">${html}</div>
<script type="application/json" id="payload"${others}>${data}</script>
</body>
</html>
`;
}
