import { assertWholeHtml } from '../../events/read/assertWholeHtml.ts';
import { cleanLine, cleanText } from '../../events/read/cleanText.ts';
import { decodeEntities } from '../../events/read/decodeEntities.ts';
import { UnreadableFeed } from '../../events/read/feedEvent.ts';
import { readEach } from '../../events/read/readEntries.ts';
import { type BulletinReading, type FeedBulletin, maxBulletins } from './feedBulletin.ts';

/** Parts that browsers do not show; one that never ends hides the rest. */
const unshown = /<!--[^]*?(?:-->|$)|<(script|style|template)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi;

/** Tags that begin or end an item of a list, and links. */
const tags = /<(\/?)(?:(li|tr|article|dd)|(ul|ol|table|main|nav|footer)|(a))\b([^<>]*)>/gi;

/** Longest item that is read. */
const maxItem = 4000;

/** Link to a bulletin, and the part of the page that belongs to it. */
interface Item extends FeedBulletin {
  at: number;
  start: number;
}

/**
 * Returns the bulletins of an HTML page: the links to addresses that end in bulletins/ID, on the host of the page, each
 * with the text of the item of the list in which it stands. Throws an UnreadableFeed for a page that has none.
 */
export function readHtmlBulletins(html: string, url: string): BulletinReading {
  assertWholeHtml(html);
  const page = html.replaceAll(unshown, '');
  const items = itemsOf(page, url);
  if (items.length === 0) throw new UnreadableFeed('the body is an HTML page without bulletins');
  return readEach(
    items,
    ({ title }, index) => title || `link ${index + 1}`,
    ({ at: _at, start: _start, ...bulletin }) => [bulletin],
    maxBulletins,
  );
}

function itemsOf(page: string, url: string): Item[] {
  const items = new Map<string, Item>();
  let start = 0;
  let last: Item | null = null;
  const close = (end: number): void => {
    if (last) Object.assign(last, textsOf(page.slice(last.start, Math.min(end, last.start + maxItem)), last));
    last = null;
  };
  for (const { index, 0: whole, 1: slash, 2: item, 4: link, 5: attributes = '' } of page.matchAll(tags)) {
    const end = index + whole.length;
    const target = link !== undefined && slash === '' ? targetOf(attributes, url) : null;
    if (target === null) {
      if (link !== undefined) continue;
      close(index);
      start = item !== undefined && slash === '' ? end : index;
      continue;
    }
    const title = titleAt(page, end);
    const known = items.get(target);
    // A second link to the same bulletin is its picture, or says "more".
    if (known) {
      known.title ||= title;
      continue;
    }
    close(index);
    last = { key: target, title, text: '', link: target, published: '', from: '', to: '', at: end, start };
    items.set(target, last);
    start = end;
  }
  close(page.length);
  return [...items.values()];
}

/** Returns the address of a link to a bulletin on the host of the page; null for all other links. */
function targetOf(attributes: string, url: string): string | null {
  const [, quoted, single, bare] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const href = decodeEntities(quoted ?? single ?? bare ?? '').trim();
  const base = URL.canParse(url) ? url : undefined;
  if (!URL.canParse(href, base)) return null;
  const target = new URL(href, base);
  if (base !== undefined && target.host !== new URL(base).host) return null;
  target.hash = '';
  return /^https?:$/.test(target.protocol) && /\/bulletins\/[^/]+\/?$/.test(target.pathname)
    ? target.href
    : null;
}

function titleAt(page: string, from: number): string {
  const inner = page.slice(from, from + 1000);
  const end = inner.search(/<\/a\b/i);
  return cleanLine(end === -1 ? '' : inner.slice(0, end));
}

/** Returns the text of an item without its title, and the day that a time element of it names. */
function textsOf(item: string, { title }: Item): Pick<Item, 'text' | 'published'> {
  const [, day = ''] = /<time\b[^<>]*\bdatetime\s*=\s*["']?([^"'\s<>]+)/i.exec(item) ?? [];
  const lines = cleanText(item)
    .split('\n')
    .filter((line) => line !== '' && line !== title);
  const text = lines.join('\n');
  return { text: text.startsWith(title) ? text.slice(title.length) : text, published: day };
}
