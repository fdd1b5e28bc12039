import { expect, test } from 'vitest';
import { binaryFormat } from './binaryFormat.ts';

test.each([
  ['zip', 'PK\x03\x04'],
  ['FIT', '\x0e\x10\0\0\0\0\0\0.FIT'],
  ['gzip', '\x1f\x8b\x08\0'],
])('a %s file is told by the bytes at its beginning', (name, bytes) => {
  expect(binaryFormat(Buffer.from(bytes, 'latin1'))).toContain(name);
});

test.each([
  ['an empty file', ''],
  ['GPX', '<?xml version="1.0"?><gpx/>'],
  ['words that speak of them', 'from PK to .FIT'],
  ['a name that is too early', '\x0e\x10.FIT\0\0\0\0\0\0'],
  ['the first byte of gzip alone', '\x1f\x03\x08\0'],
  ['the second byte of gzip alone', '\x02\x8b\x08\0'],
])('%s is none of them', (_what, bytes) => {
  expect(binaryFormat(Buffer.from(bytes, 'latin1'))).toBeNull();
});
