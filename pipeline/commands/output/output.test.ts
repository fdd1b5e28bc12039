import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { describeSystemError, watchOutput } from './output.ts';

test.each([
  [
    "ENOSPC: no space left on device, mkdir '/out/a'",
    '/out/a could not be written because the disk is full: make room and run the command again.',
  ],
  [
    "EDQUOT: disk quota exceeded, link '/cache/a' -> '/out/a'",
    '/out/a could not be written because your disk quota is full: make room and run the command again.',
  ],
  [
    "EROFS: read-only file system, open '/out/a'",
    '/out/a could not be written because the disk is read-only: name another folder, or mount it for writing.',
  ],
  [
    "EACCES: permission denied, mkdir '/out/a'",
    '/out/a could not be written because permission denied: change its permissions, or choose another folder.',
  ],
  [
    "EPERM: operation not permitted, rename '/out/a' -> '/out/b'",
    '/out/b could not be written because permission denied: change its permissions, or choose another folder.',
  ],
  // It may be one to read.
  [
    "EACCES: permission denied, open '/out/a'",
    '/out/a could not be opened because permission denied: change its permissions, or choose another folder.',
  ],
  [
    'ENOSPC: no space left on device, write',
    'A file could not be written because the disk is full: make room and run the command again.',
  ],
  [
    '/out/a b.webp: write error\nsystem error: No space left on device',
    '/out/a b.webp could not be written because the disk is full: make room and run the command again.',
  ],
  [
    '/out/a.webp: unable to open for write\nsystem error: Read-only file system\nmore',
    '/out/a.webp could not be written because the disk is read-only: name another folder, or mount it for writing.',
  ],
  [
    'Build failed:\nFailed to write file in /cache/a b.js\n\nCaused by:\n    No space left on device (os error 28)\n\nStack',
    '/cache/a b.js could not be written because the disk is full: make room and run the command again.',
  ],
  [
    "The site cannot be made. Error: ENOSPC: no space left on device, write '/out/a'\n    at writeSync (fs:1:2)",
    '/out/a could not be written because the disk is full: make room and run the command again.',
  ],
])('%s: %s', (message, words) => {
  expect(describeSystemError(new Error(message))).toBe(words);
  expect(describeSystemError(new Error('no build', { cause: new Error(message) }))).toBe(words);
});

test.each([
  'something else',
  "ENOENT: no such file or directory, open '/out/a'",
  'EACCES: permission denied, listen 80',
  "ENOSPC: System limit for number of file watchers reached, watch '/content'",
  "EACCES: permission denied, scandir '/content'",
  '/out/a.webp: write error\nsystem error: Broken pipe',
])('%s is another failure', (message) => {
  expect(describeSystemError(new Error(message))).toBeNull();
});

test.each(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH'])('%s says that the network is not there', (code) => {
  expect(describeSystemError(new Error('failed', { cause: Object.assign(new Error(code), { code }) }))).toBe(
    'You are offline, or the host cannot be reached: connect and run the command again.',
  );
});

/** An output on which nothing can be written. */
function refusing(code: string, words: string) {
  const error = Object.assign(new Error(words), { code });
  return new Writable({ autoDestroy: false, write: (_chunk, _encoding, done) => done(error) });
}

test('what is printed to a disk that is full is told to be lost, once', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const output = refusing('ENOSPC', 'ENOSPC: no space left on device, write');
  const lost = vi.fn<() => void>();
  watchOutput(output, lost);
  output.write('a');
  output.write('b');
  await setImmediate();
  expect(errors.mock.calls).toEqual([
    [
      'What this command prints could not be written because the disk is full: make room and run the command again.',
    ],
  ]);
  expect(lost).toHaveBeenCalledOnce();
  errors.mockRestore();
});

test('a reader that has seen enough is no failure', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const output = refusing('EPIPE', 'EPIPE: broken pipe, write');
  const lost = vi.fn<() => void>();
  watchOutput(output, lost);
  output.write('a');
  await setImmediate();
  expect(errors).not.toHaveBeenCalled();
  expect(lost).not.toHaveBeenCalled();
  errors.mockRestore();
});
