import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserCounts } from './counts.ts';

const dir = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('a journey that passes at its second try counts as passed and is named; one that never does has failed', () => {
  const slow = { error: { message: 'Timeout of 30000ms' } };
  const spec = (title: string, ok: boolean, results: object[]) => ({
    file: 'a.spec.ts',
    title,
    ok,
    tests: [{ results }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      { specs: [spec('one', true, [{}]), spec('two', true, [slow, {}]), spec('three', false, [slow, slow])] },
    ],
  };
  const path = join(dir, 'browser.json');
  writeFileSync(path, JSON.stringify(report));
  expect(browserCounts(path)).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      'passed at the second try: a.spec.ts: two\n  Timeout of 30000ms',
      'a.spec.ts: three\n  Timeout of 30000ms',
    ],
  });
});
