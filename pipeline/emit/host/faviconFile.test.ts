import { expect, test } from 'vitest';
import { parseSign } from '../../load/parseSign.ts';
import { faviconFile } from './faviconFile.ts';

test('the sign in the tab is the sign of the guide, and nothing else', () => {
  const sign = { path: 'M3 27 16 5l13 22z', color: '#F4F1E8', background: '#173A5E' };
  const { path, text } = faviconFile({ sign });
  expect(path).toBe('favicon.svg');
  expect(parseSign(text)).toEqual(sign);
});
