import { expect, test } from 'vitest';
import { createChangeLog } from './changeLog.ts';

test('files that changed at a time or later are known, each by its last change', () => {
  const log = createChangeLog();
  expect(log.since(0)).toEqual([]);
  log.add(['a', 'b'], 100);
  log.add(['b', 'c'], 200);
  expect(log.since(100)).toEqual(['a', 'b', 'c']);
  expect(log.since(101)).toEqual(['b', 'c']);
  expect(log.since(200)).toEqual(['b', 'c']);
  expect(log.since(201)).toEqual([]);
});
