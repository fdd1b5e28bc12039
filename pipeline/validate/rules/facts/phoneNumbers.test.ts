import { expect, test } from 'vitest';
import { problemsAfter } from '../../../fixtures/rulesAfter.ts';

/** Returns the messages on contacts with these numbers. */
function messagesOf(...numbers: string[]): string[] {
  const own = numbers.map(
    (number, index) =>
      `  - { name: Line ${index}, number: '${number}', source: illustrative, status: unverified, verifiedOn: null }\n`,
  );
  const park =
    '  - { name: Park line, number: 555-0100, source: illustrative, status: unverified, verifiedOn: null }\n';
  return problemsAfter([['facts/emergency.yaml', park, own.join('')]]).map(({ message }) => message);
}

test.each([
  [['112']],
  [['403-762-4506', '403-762-2222']],
  [['403-762-4506', '800-555-01']],
  [['+1 403 762 4506', '+1 403 762 2222']],
  [['116117', '116118']],
  [['403-762-450']],
  [['403-762-4506', '403-762-4506']],
  [['403-76-22', '403-76-333', '403-76-4444']],
])('%j can be dialled', (numbers) => {
  expect(messagesOf(...numbers)).toEqual([]);
});

test('fewer than three digits are no number', () => {
  expect(messagesOf('91')).toEqual(['91 is too short for a phone number']);
  expect(messagesOf('911')).toEqual([]);
});

test('of two numbers with one area code the one with fewer digits is told', () => {
  const messages = ['403-762-450 has 9 digits, 403-762-2222 with the same area code has 10'];
  expect(messagesOf('403-762-450', '403-762-2222')).toEqual(messages);
  expect(messagesOf('403-762-2222', '403-762-450')).toEqual(messages);
});

test('of several numbers the one that differs is told, with a digit too many as well', () => {
  expect(messagesOf('403-762-4506', '403-762-22222', '403-762-1470')).toEqual([
    '403-762-22222 has 11 digits, 403-762-4506 with the same area code has 10',
  ]);
});

test('an area code in brackets is one', () => {
  expect(messagesOf('(403) 762-450', '(403) 762-2222')).toHaveLength(1);
});
