import type { Picture } from '#schemas/types/published.ts';

/** A drawn picture for tests that show one. */
export const lakePicture: Picture = {
  path: '/images/lake',
  original: '/images/lake/original.jpg',
  alt: 'A green lake.',
  kind: 'drawn',
  credit: null,
  licence: null,
  plateColor: '#111111',
  placeholderColor: '#aabbcc',
  focus: { x: 5, y: 5 },
};
