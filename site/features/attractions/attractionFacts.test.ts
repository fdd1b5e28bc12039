import { expect, test } from 'vitest';
import { positionText, parseReviewQuote } from './attractionFacts.tsx';

test.each([
  ['51.42', '-116.18', '51.4200° N, 116.1800° W'],
  ['-43.5', '170.1', '43.5000° S, 170.1000° E'],
  ['0', '0', '0.0000° N, 0.0000° E'],
  ['51.42', null, null],
  [null, '-116.18', null],
  [null, null, null],
])('at latitude %s and longitude %s it says %j', (latitude, longitude, text) => {
  expect(positionText({ latitude, longitude })).toBe(text);
});

test('a quote and its author', () => {
  expect(parseReviewQuote('Worth the walk - Ines M.', true)).toEqual({
    quote: 'Worth the walk',
    author: 'Ines M.',
  });
});

test('a dash within the quote belongs to the quote', () => {
  expect(parseReviewQuote('Cold - but clear - Ines M.', false)).toEqual({
    quote: 'Cold - but clear',
    author: 'Ines M.',
  });
});

test.each([
  ['Worth the walk', true, 'Verified Visitor'],
  ['Worth the walk', false, 'Visitor quote'],
  ['Worth the walk - ', true, 'Verified Visitor'],
])('the author of %j (sourced: %s) is %s', (text, sourced, author) => {
  expect(parseReviewQuote(text, sourced)).toEqual({ quote: 'Worth the walk', author });
});
