import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyFixture, fixtureDir } from '../fixtures/fixtureContent.ts';
import { todayFrom } from './todayFrom.ts';

const cli = join(import.meta.dirname, '../cli.ts');
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', cli, ...args], { encoding: 'utf8' });

describe('exit codes', () => {
  test('0 for content without problems', () => {
    const { status, stdout } = run('check', '--content', fixtureDir);
    expect([status, stdout]).toEqual([0, 'No problems.\n']);
  });

  test('1 for a mistake, reported in the format asked for', () => {
    using copy = copyFixture();
    copy.edit('events/ice-days.yaml', 'isFree: false', 'isFree: maybe');
    const { status, stdout } = run('check', '--content', copy.content, '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([{ line: 8, column: 9, rule: 'schema', severity: 'error' }]);
  });

  test.each([
    [[]],
    [['chek']],
    [['check', '--contents', 'x']],
    [['check', '--format', 'xml']],
    [['check', 'content']],
  ])('2 for wrong usage: %j', (args) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).not.toContain('    at ');
  });

  test('1 without a stack trace when the out folder is none of ours', () => {
    const { status, stderr } = run('data', '--content', fixtureDir, '--out', join(fixtureDir, 'trails'));
    expect(status).toBe(1);
    expect(stderr).toContain('no earlier build');
    expect(stderr).not.toContain('    at ');
  });
});

describe('today', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  test('is the option, else the environment, else the clock in the time zone of the park', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T05:30:00Z') });
    expect(todayFrom(undefined)('America/Edmonton')).toBe('2026-11-19');
    expect(todayFrom(undefined)('Pacific/Auckland')).toBe('2026-11-20');
    vi.stubEnv('LARCH_TODAY', '2026-07-01');
    expect(todayFrom(undefined)('America/Edmonton')).toBe('2026-07-01');
    expect(todayFrom('2026-08-01')('America/Edmonton')).toBe('2026-08-01');
  });

  test.each(['tomorrow', '2026-13-01', '20261120'])('refuses %s', (option) => {
    expect(() => todayFrom(option)).toThrow('YYYY-MM-DD');
  });
});
