import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { watchOutput } from './output.ts';

/** An output on which nothing can be written. */
function refusing(code: string, words: string) {
  const error = Object.assign(new Error(words), { code });
  return new Writable({ autoDestroy: false, write: (_chunk, _encoding, done) => done(error) });
}

test('what is printed to a disk that is full is told to be lost, once', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const output = refusing('ENOSPC', 'ENOSPC: no space left on device, write');
  const lost = vi.fn<() => void>();
  watchOutput(output, lost);
  output.write('a');
  output.write('b');
  await setImmediate();
  expect(said.mock.calls).toEqual([
    [
      'What this command prints could not be written because the disk is full: make room and run the command again.',
    ],
  ]);
  expect(lost).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('a reader that has seen enough is no failure', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const output = refusing('EPIPE', 'EPIPE: broken pipe, write');
  const lost = vi.fn<() => void>();
  watchOutput(output, lost);
  output.write('a');
  await setImmediate();
  expect(said).not.toHaveBeenCalled();
  expect(lost).not.toHaveBeenCalled();
  said.mockRestore();
});
