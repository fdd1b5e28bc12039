import { expect, test } from 'vitest';
import { configurationFindings, type DeployHost } from './configurationFindings.ts';

const ready = {
  host: 'cloudflare' as const,
  site: {
    url: 'https://guide.ca',
    contact: { phone: null, email: 'hello@guide.ca', address: null },
  },
  environment: {
    CLOUDFLARE_API_TOKEN: 'x',
    CLOUDFLARE_ACCOUNT_ID: 'x',
    NEWSLETTER_MAIL: 'buttondown',
    NEWSLETTER_SECRET: 'x',
    NEWSLETTER_ADMIN_TOKEN: 'x',
    BUTTONDOWN_API_KEY: 'x',
  },
  isBuilt: true,
} satisfies Parameters<typeof configurationFindings>[0];

type Configuration = Parameters<typeof configurationFindings>[0];

const found = (changes: Partial<Configuration>) =>
  configurationFindings({ ...ready, ...changes }).map(({ severity, message }) => `${severity}: ${message}`);

test('a complete configuration lacks nothing', () => {
  expect(found({})).toEqual([]);
});

test.each([
  ['https://larch.example', 'error: https://larch.example is the address of an example.'],
  ['https://example.com', 'error: https://example.com is the address of an example.'],
  ['https://localhost', 'error: https://localhost is the address of an example.'],
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

test('the tokens of each host are named', () => {
  expect(found({ environment: { ...ready.environment, CLOUDFLARE_API_TOKEN: '' } })).toEqual([
    'warning: CLOUDFLARE_API_TOKEN is not set here.',
  ]);
  expect(found({ host: 'netlify', environment: {} })).toEqual([
    'warning: NETLIFY_AUTH_TOKEN is not set here.',
    'warning: NETLIFY_SITE_ID is not set here.',
  ]);
  expect(found({ host: 'github-pages', environment: {} })).toEqual([]);
  expect(found({ host: 'files', environment: {} })).toEqual([]);
});

test('a newsletter needs its settings, and a host that runs it', () => {
  expect(found({ environment: { ...ready.environment, NEWSLETTER_MAIL: undefined } })).toEqual([]);
  expect(found({ environment: { ...ready.environment, BUTTONDOWN_API_KEY: undefined } })).toEqual([
    'warning: BUTTONDOWN_API_KEY is not set here.',
  ]);
  expect(found({ environment: { ...ready.environment, NEWSLETTER_MAIL: 'pigeon' } })).toEqual([
    'error: NEWSLETTER_MAIL cannot be "pigeon".',
  ]);
  expect(found({ host: 'files', environment: { NEWSLETTER_MAIL: 'smtp' } })).toEqual([
    'error: NEWSLETTER_MAIL is set, but this host runs no function.',
  ]);
});

test('a guide without contact says so, after what forbids a deployment', () => {
  const site = {
    url: 'https://larch.example',
    contact: { phone: null, email: null, address: null },
  };
  expect(found({ site })).toEqual([
    'error: https://larch.example is the address of an example.',
    'warning: The guide names no way to reach you.',
  ]);
});
