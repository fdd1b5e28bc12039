import { expect, test } from 'vitest';
import { runCaptured as run } from '../fixtures/runCaptured.ts';
import { fixtureDir } from '../fixtures/fixtureContent.ts';
import type { DueStep } from './dueSteps.ts';
import { formatDue } from './formatDue.ts';

const steps: DueStep[] = [
  {
    address: 'https://park.example/a?b=1',
    kind: 'official',
    figures: [
      {
        name: 'Old mine',
        part: '',
        words: ['attractions/old-mine', 'provenance'],
        reasons: ['never verified'],
      },
      { name: 'Tour', part: 'price', words: ['activities/tour', 'price', "5 o'clock"], reasons: ['a', 'b'] },
    ],
  },
  {
    address: 'https://duckduckgo.com/?q=Tarn',
    kind: 'search',
    figures: [
      { name: 'Tarn', part: '', words: ['attractions/tarn', 'provenance'], reasons: ['never verified'] },
    ],
  },
];

test('each page has a link, and each figure a box and a command', () => {
  expect(formatDue(steps, '2026-11-20')).toMatchInlineSnapshot(`
    "3 figures to look up on 2026-11-20, 2 pages to open. The page that settles most figures comes first.

    A command writes the figure, its source and the day. Where the figure has changed, write the new one into the command; where a page says nothing about it, leave it.

    ## 1. https://park.example/a?b=1

    - [ ] Old mine: never verified
      \`npm run verify -- attractions/old-mine provenance --source 'https://park.example/a?b=1'\`
    - [ ] Tour, price: a, b
      \`npm run verify -- activities/tour price '5 o'\\''clock' --source 'https://park.example/a?b=1'\`

    ## 2. [Search for Tarn](https://duckduckgo.com/?q=Tarn)

    - [ ] Tarn: never verified
      \`npm run verify -- attractions/tarn provenance --source URL\`
    "
  `);
});

test('of a long list the first pages are shown, and how much is left', () => {
  const short = formatDue(steps, '2026-11-20', 1);
  expect(short).not.toContain('Tarn');
  expect(short).toContain('1 page more for 1 figure: `npm run coverage -- --due` lists them all.');
});

test('nothing to look up is said', () => {
  expect(formatDue([], '2026-11-20')).toBe('Nothing has to be looked up on 2026-11-20.\n');
});

test('the command lists what is due, and as many pages as are asked for', async () => {
  const { status, stdout } = await run(
    'coverage',
    '--due',
    '--pages',
    '2',
    '--content',
    fixtureDir,
    '--today',
    '2026-11-20',
  );
  expect(status).toBe(0);
  expect(stdout.match(/^## /gm)).toHaveLength(2);
  expect(stdout).toContain('npm run verify -- ');
});

test.each([[['--due', '--pages', '0']], [['--due', '--pages', 'all']], [['--pages', '3']], [['--overdue']]])(
  'wrong usage: %j',
  async (args) => {
    expect((await run('coverage', ...args, '--content', fixtureDir)).status).toBe(2);
  },
);
