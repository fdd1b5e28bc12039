import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyFixture, fixtureDir } from '../fixtures/fixtureContent.ts';
import { runCaptured as run } from '../fixtures/runCaptured.ts';
import { todayFrom } from './options/options.ts';
import { usage } from './options/usage.ts';

test('the process ends with the exit code of its command and without a stack trace', () => {
  const cli = join(import.meta.dirname, '../cli.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'check', '--format', 'xml'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^--format must be /);
  expect(stderr).not.toContain('    at ');
});

describe('exit codes', () => {
  beforeEach(() => void vi.stubEnv('LARCH_TODAY', '2026-11-20'));
  afterEach(() => void vi.unstubAllEnvs());

  test('0 for content without problems', async () => {
    const { status, stdout } = await run('check', '--content', fixtureDir);
    expect([status, stdout]).toEqual([0, 'No problems.\n']);
  });

  test('1 for a mistake, reported in the format asked for', async () => {
    using copy = copyFixture();
    copy.edit('events/ice-days.yaml', 'isFree: false', 'isFree: maybe');
    const { status, stdout } = await run('check', '--content', copy.content, '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([{ line: 8, column: 9, rule: 'schema', severity: 'error' }]);
  });

  test.each([
    [[]],
    [['chek']],
    [['check', '--contents', 'x']],
    [['check', '--format', 'xml']],
    [['check', 'content']],
    [['check', '--content='], '--content needs a value'],
    [['check', '–content', 'x'], 'write --content'],
  ])('2 for wrong usage: %j', async (args, words = '') => {
    const { status, stderr } = await run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('    at ');
  });

  test('1 without a stack trace when the out folder is none of ours', async () => {
    const { status, stderr } = await run(
      'data',
      '--content',
      fixtureDir,
      '--out',
      join(import.meta.dirname, '../geometry'),
    );
    expect(status).toBe(1);
    expect(stderr).toContain("it isn't a previous build");
    expect(stderr).not.toContain('    at ');
  });
});

describe('today', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  test('is the option, else the environment, else the clock in the time zone of the park', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z') });
    expect(todayFrom(undefined)('Europe/Berlin')).toBe('2026-11-21');
    expect(todayFrom(undefined)('America/Lima')).toBe('2026-11-20');
    vi.stubEnv('LARCH_TODAY', '2026-07-01');
    expect(todayFrom(undefined)('Europe/Berlin')).toBe('2026-07-01');
    expect(todayFrom('2026-08-01')('Europe/Berlin')).toBe('2026-08-01');
  });

  test.each(['tomorrow', '2026-13-01', '20261120', '2026-02-29', '2026-04-31', '2026-11-20T00:00', ''])(
    'refuses %j',
    (option) => {
      expect(() => todayFrom(option)).toThrow('--today must be a day of the calendar, written as YYYY-MM-DD');
    },
  );

  test('may be a leap day', () => {
    expect(todayFrom('2028-02-29')('UTC')).toBe('2028-02-29');
  });

  const taking = Object.entries(usage).flatMap(([name, { call }]) =>
    call.includes('--today') ? [name] : [],
  );
  test.each(taking)(
    'that is no day is wrong usage of %s, in an option and in the environment',
    async (name) => {
      const given = await run(name, '--content', fixtureDir, '--today', '2026-02-30');
      expect([given.status, given.stderr]).toEqual([2, expect.stringMatching(/^--today must be a day/)]);
      vi.stubEnv('LARCH_TODAY', '2026-02-30');
      const inherited = await run(name, '--content', fixtureDir);
      expect([inherited.status, inherited.stderr]).toEqual([
        2,
        expect.stringMatching(/^LARCH_TODAY must be/),
      ]);
    },
  );
});

describe('help', () => {
  test.each(Object.keys(usage))('%s --help says how it is called and does nothing', async (name) => {
    const { status, stdout, stderr } = await run(name, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^npm run ${name}`));
  });

  test.each(Object.keys(usage))('%s refuses an unknown option', async (name) => {
    const { status, stderr } = await run(name, '--unknown');
    expect(status).toBe(2);
    expect(stderr).toMatch(/unknown|^Options: /i);
  });

  test('--help alone lists every command', async () => {
    const { stdout } = await run('--help');
    for (const name of Object.keys(usage)) expect(stdout).toContain(`${name} `);
    const { stderr } = await run('nothing');
    const [mistake, list = ''] = stderr.trim().split('\nCommands: ');
    expect(mistake).toBe('Unknown command "nothing".');
    expect(list.split(', ').sort()).toEqual(Object.keys(usage).sort());
  });
});
