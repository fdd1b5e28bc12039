import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from './fixtures/testScope.ts';
import { isSafeLink, markdownToHtml } from './markdown/markdown.ts';
import { createAjv, readSchemas } from '#schemas/readSchemas.ts';

const schemes = ['https:', 'http:', 'mailto:', 'tel:'];
const tricks = [
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  '//',
  '/',
  '\\',
  '#',
  '?',
  '@',
  ':',
  '.',
  ' ',
  '\t',
  '\n',
  '\u0000',
];
const words = ['a.example', '&#106;', '%6a', 'JaVa', 'script:', '"', '<', '>', '(', ')'];
const pieces = fc.constantFrom(...schemes, ...tricks, ...words);
const address = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));

test('an address that may stand in a link leads nowhere but to the web, a mail, a call or this site', () => {
  fc.assert(
    fc.property(address, (href) => {
      if (!isSafeLink(href) || !URL.canParse(href, 'https://guide.example')) return;
      expect(schemes).toContain(new URL(href, 'https://guide.example').protocol);
    }),
    propertyRuns(5000),
  );
});

test('HTML made from Markdown never holds a script, a handler or an address of another kind', () => {
  const text = fc.array(
    fc.oneof(pieces, fc.constantFrom('[a](', ')', '<script>', '</script>', '<img onerror=x>', '`', '*')),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(text, (parts) => {
      // Inside a quoted value a "<" is a letter like any other.
      const html = markdownToHtml(parts.join('')).replaceAll(/"[^"]*"/g, '""');
      expect(html).not.toMatch(/<(script|img|svg|iframe)|<[^>]+\son\w+=/i);
    }),
    propertyRuns(2000),
  );
});

test('a web address that the schemas accept is one for every program', () => {
  const schemas = readSchemas('authored');
  const ajv = createAjv(schemas);
  const validate = ajv.compile({
    $ref: 'https://larch.example/schemas/authored/shared.schema.json#/$defs/url',
  });
  const likely = fc.oneof(
    address,
    address.map((rest) => `https://${rest}`),
    fc.webUrl({ withQueryParameters: true }),
  );
  fc.assert(
    fc.property(likely, (url) => {
      if (!validate(url)) return;
      const { protocol, host, username, password } = new URL(url);
      expect(['https:', 'http:']).toContain(protocol);
      expect(host).toContain('.');
      expect([username, password]).toEqual(['', '']);
      expect(url).not.toMatch(/[\s"<>]/);
    }),
    propertyRuns(5000),
  );
});
