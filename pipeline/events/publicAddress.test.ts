import { expect, test } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['[2606:2800:220:1::1]', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:169.254.169.254', false],
  ['64:ff9b::a00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2001:db8::1', false],
  ['8.8.8.8[', false],
  ['8.8]8.8.8', false],
  ['events.example', false],
  ['', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  [null, '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
  ['192.88.98.255', '192.88.99.0', '192.88.99.255', '192.88.100.0'],
  ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
  ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
  ['223.255.255.255', '224.0.0.0', '255.255.255.255', null],
  [null, '::', '::ffff:ffff', null],
  ['64:ff9a:ffff::', '64:ff9b::', '64:ff9b::ffff:ffff', '64:ff9b:0:0:0:1::'],
  ['64:ff9b:0:ffff::', '64:ff9b:1::', '64:ff9b:1:ffff::', '64:ff9b:2::'],
  ['ff:ffff::', '100::', '100::ffff:ffff:ffff:ffff', '100:0:0:1::'],
  ['2000:ffff::', '2001::', '2001:1ff:ffff::', '2001:200::'],
  ['2001:db7:ffff::', '2001:db8::', '2001:db8:ffff::', '2001:db9::'],
  ['2001:ffff::', '2002::', '2002:ffff::', '2003::'],
  ['3ffe:ffff::', '3fff::', '3fff:fff:ffff::', '3fff:1000::'],
  ['5eff:ffff::', '5f00::', '5f00:ffff::', '5f01::'],
  ['fbff:ffff::', 'fc00::', 'fdff:ffff::', null],
  [null, 'fe80::', 'febf:ffff::', null],
  [null, 'fec0::', 'feff:ffff::', null],
  [null, 'ff00::', 'ffff:ffff::', null],
] as [string | null, string, string, string | null][])(
  'after %s come %s to %s, which are not public, and then %s',
  (before, first, last, after) => {
    for (const address of [first, last]) expect(isPublicAddress(address), address).toBe(false);
    for (const address of [before, after]) if (address) expect(isPublicAddress(address), address).toBe(true);
  },
);
