import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, sealPage } from './fileSeal.ts';

const html = (builtOn: string, words = 'A lake.') => `<p>${words}</p>{"builtOn":"${builtOn}","x":1}`;

test('a file is sealed by the hash and the size of its bytes', () => {
  const bytes = Buffer.from('Brězna');
  expect(seal('a/b.txt', bytes)).toEqual({
    path: 'a/b.txt',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: 7,
  });
});

test('a page has a second hash that is the same on every day, and another when it says something else', () => {
  const today = sealPage('index.html', html('2026-11-20'));
  const tomorrow = sealPage('index.html', html('2026-11-21'));
  expect(today).toMatchObject(seal('index.html', Buffer.from(html('2026-11-20'))));
  expect(tomorrow.sha256).not.toBe(today.sha256);
  expect(tomorrow.textSha256).toBe(today.textSha256);
  expect(sealPage('index.html', html('2026-11-20', 'A tarn.')).textSha256).not.toBe(today.textSha256);
});
