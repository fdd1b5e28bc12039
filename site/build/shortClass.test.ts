import { expect, test } from 'vitest';
import { shortClass } from './shortClass.ts';

test('a style is named by the end of its hash, as often as it is asked for', () => {
  expect(shortClass({ hash: '_1rql41j8' })).toBe('cl41j8');
  expect(shortClass({ hash: '_1rql41j8' })).toBe('cl41j8');
});

test('two styles never share a name', () => {
  shortClass({ hash: '_1aaaa0' });
  expect(() => shortClass({ hash: '_2aaaa0' })).toThrow('Two styles have the name caaaa0');
});
