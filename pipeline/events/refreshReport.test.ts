import { expect, test } from 'vitest';
import { exitCodeOf, type FeedReport, type RefreshReport, reportMarkdown } from './refreshReport.ts';

const feed = (over: Partial<FeedReport> = {}): FeedReport => ({
  id: 'town',
  name: 'Town calendar',
  url: 'https://town.example/',
  outcome: 'read',
  reasons: [],
  format: 'rss',
  entries: 3,
  kept: 2,
  quarantined: [],
  skipped: [],
  remarks: [],
  ...over,
});

const day = { startDate: '2026-12-10', endDate: '2026-12-10' };

const report = (over: Partial<RefreshReport> = {}): RefreshReport => ({
  day: '2026-11-20',
  timeZoneData: '2026a',
  feeds: [feed()],
  duplicates: [],
  announced: [],
  added: [],
  removed: [],
  changed: [],
  isWritten: false,
  ...over,
});

test.each([
  [[], 0],
  [['read', 'read'], 0],
  [['read', 'held'], 4],
  [['failed', 'read'], 3],
  [['held', 'failed'], 3],
] as [FeedReport['outcome'][], number][])('feeds that are %j end with %i', (outcomes, code) => {
  expect(exitCodeOf({ feeds: outcomes.map((outcome) => feed({ outcome })) })).toBe(code);
});

test('a report says what every feed brought, and what was made of it', () => {
  const full = report({
    feeds: [
      feed({
        outcome: 'held',
        reasons: ['too many are gone'],
        quarantined: [{ what: 'A', reason: 'it has no start' }],
        skipped: [{ what: 'B', reason: 'it is over' }],
        remarks: [{ what: 'D', reason: 'its offset is another' }],
      }),
      feed({ id: 'club', name: 'Club', outcome: 'read', format: null }),
    ],
    duplicates: [{ what: 'C', reason: 'the same as d' }],
    announced: [{ slug: 'ice-days', name: 'Ice Days', startDate: '2027-01-20', endDate: '2027-01-21' }],
    added: [
      { slug: 'e', startDate: '2026-12-10', endDate: '2026-12-10' },
      { slug: 'f', startDate: '2026-12-11', endDate: '2026-12-13' },
    ],
    changed: ['g'],
    removed: ['h'],
    isWritten: true,
  });
  expect(reportMarkdown(full)).toBe(`# Events on 2026-11-20

2 added, 1 changed, 1 removed.

## \`Town calendar\` (\`town\`): **needs review**
- Address: \`https://town.example/\`, read as rss
- 3 entries, 2 records, 1 not understood, 1 left out
- Reason: \`too many are gone\`
- To accept these changes: \`npm run events:refresh -- --feed town --accept\`

### Not understood (1)

- \`A\`: \`it has no start\`

### Left out (1)

- \`B\`: \`it is over\`

### Please check (1)

- \`D\`: \`its offset is another\`

## \`Club\` (\`club\`): read
- Address: \`https://town.example/\`
- 3 entries, 2 records, 0 not understood, 0 left out

## Dates for events that are written by hand without any (1)

- \`ice-days\`: \`Ice Days\`, 2027-01-20 to 2027-01-21

## The same event twice (1)

- \`C\`: \`the same as d\`

## Added (2)

- \`e\`: 2026-12-10
- \`f\`: 2026-12-11 to 2026-12-13

## Changed (1)

- \`g\`

## Removed (1)

- \`h\`
`);
});

test.each([
  [report({ feeds: [] }), 'No feed is configured: see eventFeeds in content/site.yaml.'],
  [report(), 'No files were written.'],
  [report({ isWritten: true, added: [{ slug: 'a', ...day }] }), '1 added, 0 changed, 0 removed.'],
  [report({ feeds: [feed({ outcome: 'failed' })] }), '(`town`): **failed**\n'],
  [report(), '(`town`): read\n'],
])('%#: says %s', (given, words) => {
  expect(reportMarkdown(given)).toContain(words);
});

test('what is nothing has no heading, and nobody is asked to accept what was read', () => {
  const markdown = reportMarkdown(report());
  expect(markdown.match(/^#+ .*/gm)).toEqual(['# Events on 2026-11-20', '## `Town calendar` (`town`): read']);
  expect(markdown).not.toContain('--accept');
});

test('of a list 50 are shown, and how many more there are', () => {
  const slugs = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ slug: `event-${index + 1}`, ...day }));
  const lines = (count: number) => reportMarkdown(report({ added: slugs(count) })).split('\n');
  expect(lines(50)).toContain('- `event-50`: 2026-12-10');
  expect(lines(50).join()).not.toContain('more');
  expect(lines(52)).toContain('## Added (52)');
  expect(lines(52)).toContain('- and 2 more');
  expect(lines(52)).not.toContain('- `event-51`: 2026-12-10');
});

test('what a feed says is code of one line and 200 characters, and never ends it', () => {
  const name = ` a\`b\n\`\`c\u0007d  e ${'x'.repeat(300)}`;
  const markdown = reportMarkdown(report({ feeds: [feed({ name, id: '\n', url: '' })] }));
  expect(markdown).toContain(
    `## \`a b c d e ${'x'.repeat(190)}\` (\` \`): read\n- Address: \` \`, read as rss`,
  );
});

test.each([
  [undefined, 'npm run events:refresh -- --feed town --accept'],
  [
    ['--feed', 'feeds/town.ics', '--content', 'copy'],
    'npm run events:refresh -- --feed feeds/town.ics --content copy --accept',
  ],
  [['--feed', "my feeds/it's.ics"], "npm run events:refresh -- --feed 'my feeds/it'\\''s.ics' --accept"],
])('a held feed that was read with %j is taken over by %s', (rerun, command) => {
  const held = feed({ outcome: 'held', ...(rerun && { rerun }) });
  expect(reportMarkdown(report({ feeds: [held] }))).toContain(`\`${command}\``);
});
