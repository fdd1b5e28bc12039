import { expect, test } from 'vitest';
import { startReaderThread } from '../events/records/startReaderThread.ts';
import type { BulletinPart, BulletinSettings } from './records/bulletinReader.ts';

const settings: BulletinSettings = {
  feed: { id: 'office', name: 'Office', url: 'https://office.example/bulletins', status: 'official' },
  timeZone: 'Europe/Berlin',
  today: '2026-11-20',
};
const rss = (items: string) => `<?xml version="1.0"?><rss><channel>${items}</channel></rss>`;
const html = (body: string) => `<!doctype html><html><body>${body}</body></html>`;
const link = '<a href="/bulletins/1">A</a>';

/** Bodies of less than 5 MB that could stop a refresh, each with the outcome. */
const bodies: [what: string, body: () => string, outcome: number | string][] = [
  [
    '100,000 items',
    () => rss('<item><title>A</title></item>'.repeat(100_000)),
    'it holds more than 500 bulletins',
  ],
  ['XML nested 300,000 deep', () => rss('<a>'.repeat(300_000)), 'the XML is nested too deep'],
  [
    'entities that grow',
    () =>
      `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY b "${'c'.repeat(1000)}"><!ENTITY d "${'&b;'.repeat(1000)}">]>${rss(
        `<item><title>A &d;</title></item>`,
      ).slice(21)}`,
    1,
  ],
  [
    'a description of opening tags',
    () =>
      rss(
        `<item><title>A</title><description><![CDATA[${'<script '.repeat(500_000)}]]></description></item>`,
      ),
    1,
  ],
  ['a title of 4 MB', () => JSON.stringify([{ title: 'A '.repeat(2_000_000) }]), 1],
  ['a day of 4 MB', () => JSON.stringify([{ title: 'A', date: '1'.repeat(4_000_000) }]), 1],
  ['labels of 4 MB', () => JSON.stringify([{ title: 'A', text: 'Ends: January '.repeat(280_000) }]), 1],
  ['JSON nested 2,000,000 deep', () => `[${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}]`, 0],
  ['1,000,000 links that never end', () => html(`${link}${'<a '.repeat(1_000_000)}`), 1],
  ['300,000 links without a title', () => html(`${link}${'<a href="/bulletins/1">'.repeat(180_000)}`), 1],
  ['HTML of comments', () => html(`${link}${'<!--'.repeat(1_000_000)}`), 1],
  ['HTML of items', () => html(`${link}${'<li>'.repeat(1_000_000)}`), 1],
  [
    '60,000 bulletins',
    () => html(Array.from({ length: 60_000 }, (_, n) => `<a href="/bulletins/${n}">A</a>`).join('')),
    'it holds more than 500 bulletins',
  ],
];

// A busy machine takes longer than usual for millions of tags; a reader that hangs never ends.
test.each(bodies)('%s', async (_what, make, outcome) => {
  const body = Buffer.from(make());
  expect(body.byteLength).toBeLessThan(5_000_000);
  await using reader = startReaderThread<BulletinPart>(
    new URL('./records/bulletinThread.ts', import.meta.url),
    settings,
    { maxMs: 100_000, maxMegabytes: 256 },
  );
  const found = await reader.read(body, null).then(
    ({ records }) => records.length,
    (error: Error) => error.message,
  );
  expect(found).toEqual(outcome);
});
