import { expect, test } from 'vitest';
import { hostsIn, isHostOf } from './hosts.ts';

test.each([
  ['general knowledge', []],
  ['https://www.Park.example/a?b=c', ['park.example']],
  ['https://mirror.example./wiki ; http://blog.example', ['mirror.example', 'blog.example']],
  ['A list citing https://park.example:8080/walks', ['park.example']],
])('%s', (text, hosts) => {
  expect(hostsIn(text)).toEqual(hosts);
});

test.each([
  ['park.example', true],
  ['maps.park.example', true],
  ['notpark.example', false],
  ['park.example.org', false],
])('%s belongs to park.example: %s', (host, expected) => {
  expect(isHostOf(['other.example', 'park.example'], host)).toBe(expected);
});
