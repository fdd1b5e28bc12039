import { expect, test } from 'vitest';
import { decodeBody } from './decodeBody.ts';
import { UnreadableFeed } from './feedEvent.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

test.each([
  ['UTF-8 where nobody says more', Buffer.from('é'), null, 'é'],
  ['what the host says', latin1('é'), 'text/html; charset=iso-8859-1', 'é'],
  ['what the host says in quotes', latin1('é'), 'text/html;Charset = "windows-1252"', 'é'],
  [
    'what the XML says',
    latin1('<?xml version="1.0" encoding="iso-8859-1"?>é'),
    null,
    '<?xml version="1.0" encoding="iso-8859-1"?>é',
  ],
  [
    'what the XML says in other quotes',
    latin1(" \n<?xml encoding = 'latin1'?>é"),
    'text/xml',
    " \n<?xml encoding = 'latin1'?>é",
  ],
  [
    'the host rather than the XML',
    Buffer.from('<?xml encoding="latin1"?>é'),
    'text/xml; charset=utf-8',
    '<?xml encoding="latin1"?>é',
  ],
  [
    'UTF-16 by its mark, whatever the host says',
    Buffer.from('\uFEFFé', 'utf16le'),
    'text/xml; charset=utf-8',
    'é',
  ],
  ['UTF-16 of the other order', utf16be('é'), null, 'é'],
  ['a body of one byte', Buffer.from('a'), null, 'a'],
])('%s', (_what, body, contentType, text) => {
  expect(decodeBody(body, contentType)).toBe(text);
});

test.each([
  [latin1('é'), null, 'the body is no text in utf-8'],
  [latin1('<p encoding="latin1">é'), null, 'the body is no text in utf-8'],
  [latin1(`<?xml ${' '.repeat(200)} encoding="latin1"?>é`), null, 'the body is no text in utf-8'],
  [Buffer.from([0xff, 0x41]), null, 'the body is no text in utf-8'],
  [Buffer.from([0xfe, 0x41]), null, 'the body is no text in utf-8'],
  [Buffer.from('a'), 'text/html; charset=nonsense', 'the encoding "nonsense" is not known'],
  [Buffer.from('a'), `text/html; charset=${'x'.repeat(50)}`, `the encoding "${'x'.repeat(40)}" is not known`],
])('%j called %s: %s', (body, contentType, fault) => {
  expect(() => decodeBody(body, contentType)).toThrow(new UnreadableFeed(fault));
});
