import { expect, test } from 'vitest';
import { parseReviewQuote } from './attractionFacts.tsx';

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
