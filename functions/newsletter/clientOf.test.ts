import { expect, test } from 'vitest';
import { clientOf } from './signUpLimits.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['12.7.0.1', '12.7.0.1'],
  ['', null],
  [' ', null],
  ['127.0.0.1', null],
  ['127.8.9.1', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['0.0.0.0', null],
])('the header "%s" tells the client %s', (header, client) => {
  expect(clientOf(new Headers({ 'cf-connecting-ip': header }))).toBe(client);
});

test('without the header no client is told', () => {
  expect(clientOf(new Headers())).toBeNull();
});
