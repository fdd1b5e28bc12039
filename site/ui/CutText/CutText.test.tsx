import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CutText, cutText } from './CutText.tsx';
import { wholeSentences } from '../text/text.ts';

const text = (length: number) => 'x'.repeat(length);

test.each([
  [119, 120, text(119)],
  [120, 120, text(120)],
  [121, 120, `${text(120)}...`],
  [8, 8, text(8)],
  [9, 8, `${text(8)}...`],
  [0, 8, ''],
])('of %s characters with room for %s, "..." stands only where something was cut', (length, limit, cut) => {
  expect(cutText(text(length), limit)).toBe(cut);
});

test('a text that fits is shown as it is', () => {
  const { container } = render(<CutText text="Hot tub" limit={8} />);
  expect(container.innerHTML).toBe('Hot tub');
});

test('a cut text is whole for assistive technology', () => {
  render(<CutText text="Restaurant" limit={8} />);
  expect(screen.getByText('Restaura...')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Restaurant')).not.toHaveAttribute('aria-hidden');
});

test.each([
  ['One lake here. Two hills there.', 14, 'One lake here.'],
  ['One lake here. Two hills there.', 13, null],
  [
    'It is 1.2 km to St. Anne and back. Go early. Be kind.',
    44,
    'It is 1.2 km to St. Anne and back. Go early.',
  ],
  ['No end in sight', 8, null],
])('"%s" in %s characters ends with a sentence: %s', (whole, limit, sentences) => {
  expect(wholeSentences(whole, limit)).toBe(sentences);
});

test('a text is cut after a sentence where one fits', () => {
  render(<CutText text="One lake here. Two hills there." limit={20} />);
  expect(screen.getByText('One lake here.')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('One lake here. Two hills there.')).toBeInTheDocument();
});
