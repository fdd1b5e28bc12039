import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lakePicture } from '../../test/lakePicture.ts';
import { HeroArt } from './HeroArt.tsx';

test('a landscape that does not load gives way to its original, and that to words', () => {
  render(<HeroArt picture={lakePicture} night={lakePicture} />);
  const image = () => screen.getByRole('img', { name: lakePicture.alt });
  expect(image()).toHaveAttribute('src', expect.stringContaining('.webp'));
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', lakePicture.original);
  expect(document.querySelector('source')).toBeNull();
  fireEvent.error(image());
  expect(screen.getByText('Image unavailable')).toBeVisible();
});
