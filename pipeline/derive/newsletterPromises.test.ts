import { expect, test } from 'vitest';
import { fillPromises, newsletterMails, newsletterPromises } from './newsletterPromises.ts';

test('a guide without a newsletter promises none: no word in the band, and both pages say so', () => {
  const { band, privacy, terms } = newsletterPromises(null);
  expect(band).toBe('');
  expect(privacy).toContain('no newsletter');
  expect(terms).toBe(privacy);
});

test.each(newsletterMails)('by %s as by the others: confirmed by a link, left by a link', (mail) => {
  const { band, privacy, terms } = newsletterPromises(mail);
  for (const promise of [band, privacy, terms]) {
    expect(promise).toMatch(/link/);
    expect(promise).toMatch(/confirm/);
    expect(promise).toMatch(/unsubscribe/i);
  }
  expect(band).toContain('delete your address');
  expect(privacy).toContain('delete your address after 30 days');
  expect(terms).toContain('free');
});

test.each([
  ['smtp', 'Our own mail server'],
  ['buttondown', 'United States'],
  ['outbox', 'not sent'],
] as const)('the page about privacy says who carries the mails by %s: %s', (mail, words) => {
  const containing = newsletterMails.filter((other) => newsletterPromises(other).privacy.includes(words));
  expect(containing).toEqual([mail]);
});

test('pages say the promises where they ask for them, as often as they do', () => {
  const { privacy, terms } = newsletterPromises('smtp');
  const page = 'A {newsletter terms} B {newsletter privacy} C {newsletter terms}';
  expect(fillPromises(page, 'smtp')).toBe(`A ${terms} B ${privacy} C ${terms}`);
  expect(fillPromises('{newsletter privacy}', null)).toBe(newsletterPromises(null).privacy);
});

test.each(['{newsletter}', '{newsletter band}', '{ newsletter terms }', 'newsletter terms'])(
  'other words in a page stay: %s',
  (words) => {
    expect(fillPromises(words, 'smtp')).toBe(words);
  },
);
