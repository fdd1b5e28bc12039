import { expect, test } from 'vitest';
import { readSettings, readGuide } from './readSettings.ts';
import { testSettings } from '../test/startWorker.ts';

const smtp = { ...testSettings, NEWSLETTER_MAIL: 'smtp', SMTP_URL: 'smtps://mail.example.com' };
const buttondown = {
  ...testSettings,
  NEWSLETTER_MAIL: 'buttondown',
  BUTTONDOWN_API_KEY: 'a key',
  NEWSLETTER_FROM: undefined,
};

test.each([
  ['an outbox', testSettings, { name: '', address: 'letters@guide.example' }],
  ['a mail server', smtp, { name: '', address: 'letters@guide.example' }],
  ['a provider, which knows the sender', buttondown, { name: '', address: 'set@buttondown' }],
  [
    'a sender with a name',
    { ...testSettings, NEWSLETTER_FROM: 'Test guide <letters@guide.example>' },
    { name: 'Test guide', address: 'letters@guide.example' },
  ],
  ['a secret of 32 signs', { ...testSettings, NEWSLETTER_SECRET: 's'.repeat(32) }, { name: '' }],
])('with %s there is a newsletter', (_, variables, from) => {
  const settings = readSettings(variables);
  expect(settings?.from).toMatchObject(from);
  expect(settings?.secret).toBe(variables.NEWSLETTER_SECRET);
  expect(settings?.origin).toBe(testSettings.NEWSLETTER_ORIGIN);
});

test.each([
  ['a way for mails', { ...testSettings, NEWSLETTER_MAIL: '' }],
  ['a known way for mails', { ...testSettings, NEWSLETTER_MAIL: 'pigeon' }],
  ['the address of the outbox', { ...testSettings, NEWSLETTER_OUTBOX: undefined }],
  ['a mail server', { ...smtp, SMTP_URL: undefined }],
  ['the protocol of the mail server', { ...smtp, SMTP_URL: 'mail.example.com' }],
  ['the name of the mail server', { ...smtp, SMTP_URL: 'smtp:///' }],
  ['a key of the provider', { ...buttondown, BUTTONDOWN_API_KEY: undefined }],
  ['the address of the sender', { ...testSettings, NEWSLETTER_FROM: 'nobody' }],
  ['a secret', { ...testSettings, NEWSLETTER_SECRET: undefined }],
  ['a secret of 32 signs', { ...testSettings, NEWSLETTER_SECRET: 's'.repeat(31) }],
  ['a web address for links', { ...testSettings, NEWSLETTER_ORIGIN: 'guide.example' }],
  ['a web address for links that mail programs open', { ...testSettings, NEWSLETTER_ORIGIN: 'javascript:1' }],
])('without %s there is none', (_, variables) => {
  expect(readSettings(variables)).toBeNull();
});

const read = (site: unknown, origin: string | null = null) =>
  readGuide(() => Promise.resolve(Response.json(site)), origin);

test.each([
  ['https://guide.example', null, 'https://guide.example'],
  ['https://guide.example/', null, 'https://guide.example'],
  ['https://guide.example/banff?x', null, 'https://guide.example/banff'],
  ['http://guide.example:8080', null, 'http://guide.example:8080'],
  ['https://guide.example', 'http://localhost:4173', 'http://localhost:4173'],
  [undefined, 'http://localhost:4173/', 'http://localhost:4173'],
])('a guide at %s, configured as %s, is linked to at %s', async (url, origin, expected) => {
  expect(await read({ name: 'Guide', url }, origin)).toEqual({ name: 'Guide', origin: expected });
});

test.each([
  {},
  { url: '' },
  { url: null },
  { url: 'guide.example' },
  { url: 'javascript:alert(1)' },
  null,
  7,
])('without an address no link is made: %j', async (site) => {
  await expect(read(site)).rejects.toThrow('site.json');
});
