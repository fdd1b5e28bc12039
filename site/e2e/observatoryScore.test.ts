import { expect, test } from 'vitest';
import { observatoryScore } from './observatoryScore.ts';

const best = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

test('all that can be had is 130', () => {
  expect(observatoryScore({ headers: best })).toBe(130);
});

test('nothing at all is an F', () => {
  expect(observatoryScore({ headers: {} })).toBe(100 - 25 - 20 - 20 - 5);
});

const without = (name: string) => Object.fromEntries(Object.entries(best).filter(([key]) => key !== name));

test.each([
  // Below 90 no extra points are given.
  ['content-security-policy', 100 - 25 - 20],
  ['strict-transport-security', 80],
  ['x-content-type-options', 125],
  ['cross-origin-resource-policy', 120],
  ['referrer-policy', 125],
])('without %s it is %i', (name, score) => {
  expect(observatoryScore({ headers: without(name) })).toBe(score);
});

const policy = (text: string) => ({
  headers: { ...best, 'content-security-policy': `${text}; frame-ancestors 'none'` },
});

test.each([
  ["default-src 'none'; style-src 'unsafe-inline'", 120],
  ["default-src 'self'", 125],
  ["default-src 'none'; script-src https:", 80],
  ["default-src 'none'; script-src 'unsafe-inline'", 80],
  ["default-src 'none'; script-src 'unsafe-eval'", 110],
  ["default-src 'none'; img-src http://pictures.example", 110],
  ["default-src 'none'; connect-src http://data.example", 80],
])('the policy %s gives %i', (text, score) => {
  expect(observatoryScore(policy(text))).toBe(score);
});

test.each([
  ['max-age=15768000', 130],
  ['max-age=15767999', 120],
])('%s gives %i', (value, score) => {
  expect(observatoryScore({ headers: { ...best, 'strict-transport-security': value } })).toBe(score);
});

test.each([
  ['<script src="/boot.js"></script>', 130],
  ['<script async src="https://widget.example/a.js"></script>', 125],
  ['<script src="//widget.example/a.js"></script>', 50],
])('a page with %s gets %i', (html, score) => {
  expect(observatoryScore({ headers: best, html })).toBe(score);
});
