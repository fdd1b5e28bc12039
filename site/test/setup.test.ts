import { expect, test, vi } from 'vitest';

test('a request that nobody mocked fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(fetch('https://unmocked.example/')).rejects.toThrow(TypeError);
});
