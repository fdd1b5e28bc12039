import { expect, test } from 'vitest';
import { configurationFindings, type DeployHost } from './configurationFindings.ts';

const ready = {
  host: 'cloudflare' as const,
  site: {
    url: 'https://guide.ca',
    contact: { phone: null, email: 'hello@guide.ca', address: null },
  },
  mail: 'buttondown',
  isBuilt: true,
} satisfies Parameters<typeof configurationFindings>[0];

type Configuration = Parameters<typeof configurationFindings>[0];

const found = (changes: Partial<Configuration>) =>
  configurationFindings({ ...ready, ...changes }).map(({ severity, message }) => `${severity}: ${message}`);

test('a complete configuration lacks nothing', () => {
  expect(found({})).toEqual([]);
});

test.each([
  ['https://larch.example', 'error: https://larch.example is a placeholder address.'],
  ['https://example.com', 'error: https://example.com is a placeholder address.'],
  ['https://localhost', 'error: https://localhost is a placeholder address.'],
  ['http://guide.ca', 'error: http://guide.ca is not encrypted.'],
])('the address %s cannot be deployed to', (url, message) => {
  expect(found({ site: { ...ready.site, url } })).toEqual([message]);
});

test.each<[DeployHost, string[]]>([
  ['cloudflare', []],
  ['github-pages', []],
  ['files', []],
  [
    'netlify',
    ['error: https://guide.ca/banff/ has a path, and this host serves a guide at the root of a domain.'],
  ],
])('%s and an address with a path', (host, messages) => {
  const findings = found({ host, site: { ...ready.site, url: 'https://guide.ca/banff/' } });
  expect(findings.filter((finding) => finding.includes('has a path'))).toEqual(messages);
});

test('an address that only contains the word example is one', () => {
  expect(found({ site: { ...ready.site, url: 'https://example-guide.ca' } })).toEqual([]);
});

test('a missing build forbids a deployment', () => {
  expect(found({ isBuilt: false })).toEqual(['error: There is no build in dist/.']);
});

test('a newsletter needs a known way to send mails, and a host that runs it', () => {
  expect(found({ mail: '' })).toEqual([]);
  expect(found({ mail: 'pigeon' })).toEqual(['error: NEWSLETTER_MAIL cannot be "pigeon".']);
  expect(found({ host: 'files', mail: 'smtp' })).toEqual([
    'error: NEWSLETTER_MAIL is set, but this host runs no function.',
  ]);
});

test('a guide without contact says so, after what forbids a deployment', () => {
  const site = {
    url: 'https://larch.example',
    contact: { phone: null, email: null, address: null },
  };
  expect(found({ site })).toEqual([
    'error: https://larch.example is a placeholder address.',
    'warning: No contact details are set.',
  ]);
});
