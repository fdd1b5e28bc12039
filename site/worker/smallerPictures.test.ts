import { expect, test } from 'vitest';
import { smallerPictures } from './answerFile.ts';

test('the smallest of the same crop stands in, then larger ones, then the other crop', () => {
  expect(smallerPictures('/images/a/b/card-1600.webp')).toEqual([
    '/images/a/b/card-400.webp',
    '/images/a/b/card-800.webp',
    '/images/a/b/wide-400.webp',
    '/images/a/b/wide-800.webp',
    '/images/a/b/wide-1600.webp',
  ]);
  expect(smallerPictures('/images/a/wide-400.webp')[0]).toBe('/images/a/wide-800.webp');
});

test('the original gives way to the wide crop; nothing stands in for other files', () => {
  expect(smallerPictures('/images/a/original.jpg')[0]).toBe('/images/a/wide-400.webp');
  expect(smallerPictures('/icons/sign-192.png')).toEqual([]);
  expect(smallerPictures('/attractions')).toEqual([]);
});
