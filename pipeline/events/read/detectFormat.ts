import type { FeedFormat } from '#schemas/types/authored.ts';
import { UnreadableFeed } from './feedEvent.ts';

/** Format of a body. */
export type BodyFormat = 'ics' | 'rss' | 'tec' | 'localist' | 'json-ld' | 'html';

const names: Record<BodyFormat, string> = {
  ics: 'iCalendar',
  rss: 'RSS',
  tec: 'the REST JSON of The Events Calendar',
  localist: 'the JSON of Localist',
  'json-ld': 'JSON-LD',
  html: 'an HTML page',
};

/** Media types by which hosts announce each format. text/plain and a missing type announce nothing. */
const announced: [pattern: RegExp, formats: BodyFormat[]][] = [
  [/^text\/calendar$/, ['ics']],
  [/^application\/(rss|rdf|atom)\+xml$/, ['rss']],
  [/^(application|text)\/xml$/, ['rss', 'html']],
  [/^application\/ld\+json$/, ['json-ld']],
  [/^application\/json$/, ['tec', 'localist', 'json-ld']],
  [/^text\/html$|^application\/xhtml\+xml$/, ['html']],
];

/** Bodies that a setting of site.yaml accepts. */
const accepted: Record<FeedFormat, BodyFormat[]> = {
  auto: ['ics', 'rss', 'tec', 'localist', 'json-ld', 'html'],
  ics: ['ics'],
  rss: ['rss'],
  tec: ['tec'],
  localist: ['localist'],
  jsonld: ['json-ld', 'html'],
};

/**
 * Detects the format of a body by its first characters. Throws an UnreadableFeed for an empty body, for an unknown
 * format, and for a format that contradicts the host or the settings.
 */
export function detectFormat(text: string, wanted: FeedFormat, contentType: string | null): BodyFormat {
  const format = formatOf(text.replace(/^\uFEFF/, '').trimStart());
  if (!accepted[wanted].includes(format)) {
    throw new UnreadableFeed(`the body is ${names[format]}, where ${wanted} was expected`);
  }
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const [, formats] = announced.find(([pattern]) => pattern.test(type)) ?? [];
  if (formats && !formats.includes(format)) {
    throw new UnreadableFeed(`the body is ${names[format]}, but its host calls it ${type}`);
  }
  return format;
}

function formatOf(text: string): BodyFormat {
  if (text === '') throw new UnreadableFeed('the body is empty');
  if (/^BEGIN:VCALENDAR\b/i.test(text)) return 'ics';
  if (/^[{[]/.test(text)) return jsonFormatOf(text);
  const head = text.slice(0, 5000);
  if (/^<(!doctype html|html)\b/i.test(head)) return 'html';
  if (/^<\?xml\b|^<rss\b|^<rdf:rdf\b|^<!--/i.test(head)) return /<html\b/i.test(head) ? 'html' : 'rss';
  throw new UnreadableFeed('the body is no calendar, no XML, no JSON and no HTML');
}

function jsonFormatOf(text: string): BodyFormat {
  if (/"@(type|graph|context)"\s*:/.test(text)) return 'json-ld';
  // A page of Localist without events says which page it is.
  const isLocalist = /"event_instances"\s*:|"events"\s*:\s*\[\s*\]\s*,\s*"page"\s*:\s*\{/.test(text);
  return isLocalist ? 'localist' : 'tec';
}
