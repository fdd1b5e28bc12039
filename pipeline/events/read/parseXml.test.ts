import { expect, test } from 'vitest';
import { UnreadableFeed } from './feedEvent.ts';
import { childText, parseXml } from './parseXml.ts';

test('elements stand in each other with their texts, their attributes and their names in lower case', () => {
  const root = parseXml(
    '\uFEFF \n<?xml version="1.0"?><RSS v="2"> a <Item>b<![CDATA[<c>]]>&amp;</Item>d<x:Y/></RSS>',
  );
  expect(root).toEqual({
    name: 'rss',
    text: ' a d',
    attributes: { v: '2' },
    children: [
      { name: 'item', text: 'b<c>&', attributes: {}, children: [] },
      { name: 'x:y', text: '', attributes: {}, children: [] },
    ],
  });
});

test.each([
  ['<a>', 'the XML is broken or cut off: '],
  ['<a></b>', 'the XML is broken or cut off: '],
  ['', 'the XML is '],
  ['<!-- nothing -->', 'the XML is '],
])('%s is no XML', (text, fault) => {
  expect(() => parseXml(text)).toThrow(UnreadableFeed);
  expect(() => parseXml(text)).toThrow(fault);
});

test('60 elements may stand one in the other, and no more', () => {
  const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`;
  expect(parseXml(nested(60)).name).toBe('a');
  expect(() => parseXml(nested(61))).toThrow(new UnreadableFeed('the XML is nested too deep'));
});

test('of some names the first one counts that stands with a text', () => {
  const item = parseXml('<item><a> </a><b> first </b><b>second</b><c>third</c></item>');
  expect(childText(item, 'b')).toBe('first');
  expect(childText(item, 'a', 'c', 'b')).toBe('third');
  expect(childText(item, 'a', 'x')).toBe('');
});

test.each([
  ['<a>Tea & cake</a>', 'Tea & cake'],
  ['<a>AT&T</a>', 'AT&T'],
  ['<a>one&nbsp;two</a>', 'one&nbsp;two'],
  ['<a>&amp; &#38; &#x26; &lt;</a>', '& & & <'],
  ['<a><![CDATA[x & y &amp; z]]> & w</a>', 'x & y &amp; z & w'],
  ['<a>&</a>', '&'],
  ['<a>&unknown;</a>', '&unknown;'],
  // An entity of the document is no more than a text: nothing is expanded.
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '&b;'],
])('%s is read as %s', (xml, text) => {
  expect(parseXml(xml).text).toBe(text);
});

test('an ampersand in an attribute is a letter, too', () => {
  expect(parseXml('<a b="c?d=1&e=2"/>').attributes).toEqual({ b: 'c?d=1&e=2' });
});
