import { expect, test } from 'vitest';
import { shortClass } from './shortClass.ts';

test('a style is named by the end of its hash, as often as it is asked for', () => {
  expect(shortClass({ hash: '_1rql41j8' })).toBe('cql41j8');
  expect(shortClass({ hash: '_1rql41j8' })).toBe('cql41j8');
});

test('two styles never share a name', () => {
  shortClass({ hash: '_1baaaa0' });
  expect(() => shortClass({ hash: '_2baaaa0' })).toThrow('Two styles have the name cbaaaa0');
});
