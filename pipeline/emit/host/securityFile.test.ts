import { expect, test } from 'vitest';
import type { Site } from '#schemas/types/published.ts';
import { securityFiles } from './securityFile.ts';

const site = (email: string | null) =>
  ({
    contact: { phone: null, email, address: null },
    url: 'https://guide.example',
    builtOn: '2028-02-29',
    language: 'en-GB',
  }) as Site;

test('without an address nobody is named', () => {
  expect(securityFiles(site(null))).toEqual([]);
});

test('the address of the content is named, for less than a year', () => {
  const [file] = securityFiles(site('desk@guide.example'));
  expect(file?.path).toBe('.well-known/security.txt');
  expect(file?.text.split('\n').slice(0, 2)).toEqual([
    'Contact: mailto:desk@guide.example',
    'Expires: 2029-02-27T00:00:00.000Z',
  ]);
});
