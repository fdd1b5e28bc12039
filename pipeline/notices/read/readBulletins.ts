import type { AuthoredSite } from '#schemas/types/authored.ts';
import { decodeBody } from '../../events/read/decodeBody.ts';
import { UnreadableFeed } from '../../events/read/feedEvent.ts';
import { jsonBody } from '../../events/read/jsonBody.ts';
import { parseXml } from '../../events/read/parseXml.ts';
import type { BulletinReading } from './feedBulletin.ts';
import { readAtomBulletins } from './readAtomBulletins.ts';
import { readHtmlBulletins } from './readHtmlBulletins.ts';
import { readJsonBulletins } from './readJsonBulletins.ts';
import { readRssBulletins } from './readRssBulletins.ts';

export type NoticeFeedSettings = NonNullable<AuthoredSite['noticeFeeds']>[number];

/** Format of a body. */
export type NoticeFormat = 'rss' | 'atom' | 'json' | 'html';

/** Returns the bulletins of a body. Throws an UnreadableFeed when the body as a whole is no list of bulletins. */
export function readBulletins(
  body: Uint8Array,
  contentType: string | null,
  { url, format: wanted = 'auto' }: Pick<NoticeFeedSettings, 'url' | 'format'>,
): BulletinReading & { format: NoticeFormat } {
  const text = decodeBody(body, contentType)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text === '') throw new UnreadableFeed('the body is empty');
  const expect = (format: NoticeFormat, name: string) => {
    if (wanted !== 'auto' && wanted !== format)
      throw new UnreadableFeed(`the body is ${name}, where ${wanted} was expected`);
  };
  if (/^[{[]/.test(text)) {
    expect('json', 'JSON');
    return { ...readJsonBulletins(jsonBody(text)), format: 'json' };
  }
  if (isHtml(text.slice(0, 5000))) {
    expect('html', 'an HTML page');
    return { ...readHtmlBulletins(text, url), format: 'html' };
  }
  if (!text.startsWith('<')) throw new UnreadableFeed('the body is no XML, no JSON and no HTML');
  const root = parseXml(text);
  if (root.name === 'feed') {
    expect('atom', 'Atom');
    return { ...readAtomBulletins(root), format: 'atom' };
  }
  if (!['rss', 'rdf:rdf'].includes(root.name))
    throw new UnreadableFeed(`the body is XML, but no RSS and no Atom: <${root.name}>`);
  expect('rss', 'RSS');
  return { ...readRssBulletins(root), format: 'rss' };
}

function isHtml(head: string): boolean {
  return /^<(!doctype html|html)\b/i.test(head) || (/^<(\?xml|!--)/i.test(head) && /<html\b/i.test(head));
}
