import { expect, test } from 'vitest';
import { isPublicDomain, mailDomain } from './signUpLimits.ts';

test.each([
  ['a@example.com', 'example.com'],
  ['a@EXAMPLE.com', 'example.com'],
  ['a@x.example.com', 'example.com'],
  ['a@x.y.z.example.com', 'example.com'],
  ['a@example.co.uk', 'example.co.uk'],
  ['a@x.example.co.uk', 'example.co.uk'],
  ['a@example.gc.ca', 'example.gc.ca'],
  ['a@mail.example.ca', 'example.ca'],
  // A suffix of a country, not of a name for the world.
  ['a@x.co.com', 'co.com'],
  ['a@x.com.example', 'com.example'],
  ['a@co.uk', 'co.uk'],
])('%s belongs to the owner of %s', (address, domain) => {
  expect(mailDomain(address)).toBe(domain);
});

test.each([
  ['gmail.com', true],
  ['googlemail.com', true],
  ['yahoo.co.uk', true],
  ['shaw.ca', true],
  ['bell.net', true],
  ['videotron.ca', true],
  ['sasktel.net', true],
  ['gmail.com.example', false],
  ['example.ca', false],
  ['', false],
])('%s is for the public: %s', (domain, isPublic) => {
  expect(isPublicDomain(domain)).toBe(isPublic);
});
