import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Photograph } from '#schemas/types/published.ts';
import { scaled } from '../theme/shared.css.ts';
import { RealLook } from './RealLook.tsx';

const photograph = (n: number): Photograph => ({
  files: [400, 800, 1200].map((width) => ({
    url: `/images/trails/ridge/photograph-${n}/${width}.webp`,
    width,
    height: Math.round((width * 2) / 3),
  })),
  alt: `The ridge ${n}`,
  caption: 'from the rockpile',
  taken: '2025-07',
  when: 'July',
  author: 'Ada Example',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  source: `https://photos.example/${n}`,
});

const show = async (count: number) => {
  render(<RealLook photographs={Array.from({ length: count }, (_, index) => photograph(index + 1))} />);
  return screen.findAllByRole('figure');
};

test('a photograph says when and from where it was taken, by whom, and under which licence', async () => {
  const [figure] = await show(1);
  expect(screen.getByRole('region', { name: 'Photos from visitors' })).toContainElement(figure!);
  expect(figure).toHaveTextContent('July, from the rockpile. Ada Example, CC BY 4.0');
  const links = within(figure!).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ada Example', 'https://photos.example/1'],
    ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ]);
});

test('it loads late, holds its room and is not changed in dark schemes', async () => {
  await show(1);
  const image = screen.getByRole('img', { name: 'The ridge 1' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800']);
  expect(image).toHaveAttribute(
    'srcset',
    [400, 800, 1200].map((width) => `/images/trails/ridge/photograph-1/${width}.webp ${width}w`).join(', '),
  );
  // The styles of other pictures darken them.
  expect(image).toHaveClass(scaled, { exact: true });
});

test.each([1, 2, 3, 4])('the first of %i is wide, and none opens a larger one', async (count) => {
  const figures = await show(count);
  expect(figures).toHaveLength(count);
  const sizes = screen.getAllByRole('img').map((image) => image.getAttribute('sizes'));
  expect(new Set(sizes.slice(1)).has(sizes[0]!)).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
});
