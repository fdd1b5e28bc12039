import { expect, test } from 'vitest';
import { readGuide } from './readSettings.ts';

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
