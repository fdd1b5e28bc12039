import { expect, test } from 'vitest';
import { findBrowser } from './findBrowser.ts';

/** Finds a browser where those that are named are there. */
const findAmong = (...there: string[]) =>
  findBrowser({
    chosen: there.find((name) => name === 'chosen'),
    playwright: { headless: ['playwright shell'], whole: 'playwright browser' },
    system: { headless: ['system shell'], whole: ['system browser', 'other browser'] },
    packaged: there.includes('packaged') ? async () => 'packaged' : null,
    exists: (path) => there.includes(path),
  });

const order = [
  'chosen',
  'playwright shell',
  'system shell',
  'packaged',
  'playwright browser',
  'system browser',
  'other browser',
];

test.each(order.map((name, index) => [name, order.slice(index)] as const))(
  '%s comes before the rest',
  async (name, there) => {
    expect(await findAmong(...there.toReversed())).toBe(name);
  },
);

test('says what to do where there is none', async () => {
  await expect(findAmong()).rejects.toThrow('set CHROMIUM_PATH');
});
