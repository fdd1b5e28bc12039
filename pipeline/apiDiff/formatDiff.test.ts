import { expect, test } from 'vitest';
import type { ApiDiff } from './diffPublished.ts';
import { formatDiff } from './formatDiff.ts';

const nothing: ApiDiff = {
  added: [],
  removed: [],
  changed: [],
  addedFiles: [],
  removedFiles: [],
  schema: [],
};
const everything: ApiDiff = {
  added: ['/api/a.json'],
  removed: ['/api/r.json'],
  changed: [
    {
      record: '/api/c.json',
      fields: [
        { field: 'name', before: 'Old', after: 'New' },
        { field: 'price', before: undefined, after: null },
      ],
    },
  ],
  addedFiles: ['/gpx/a.gpx'],
  removedFiles: ['/gpx/r.gpx'],
  schema: [
    { place: 'trail: km', what: 'may now be null', isBreaking: true },
    { place: 'trail: new', what: 'a new field', isBreaking: false },
  ],
};

test('no difference is said in a line', () => {
  expect(formatDiff(nothing, 'text')).toBe(
    'What changes in the published files\n\nNothing published changes.\n',
  );
  expect(formatDiff(nothing, 'markdown')).toBe(
    '### What this changes in the published files\n\n**Nothing published changes.**\n',
  );
});

test('as text, every kind of difference has a counted list, breaking ones first', () => {
  expect(formatDiff(everything, 'text')).toBe(`What changes in the published files

Breaking: something that programs may rely on goes away or takes a new shape.

Records removed, breaking (1)
  /api/r.json

Files removed, breaking (1)
  /gpx/r.gpx

Shapes changed, breaking (1)
  trail: km may now be null

Shapes changed, not breaking (1)
  trail: new a new field

Records added (1)
  /api/a.json

Files added (1)
  /gpx/a.gpx

Records changed (2)
  /api/c.json name "Old" -> "New"
  /api/c.json price (absent) -> null
`);
});

test('as Markdown, addresses and values are code and sections are headings', () => {
  expect(formatDiff({ ...nothing, added: ['/api/a.json'], changed: everything.changed }, 'markdown')).toBe(
    `### What this changes in the published files

**Nothing that programs rely on breaks.**

#### Records added (1)

- \`/api/a.json\`

#### Records changed (2)

- \`/api/c.json\` \`name\` \`"Old"\` -> \`"New"\`
- \`/api/c.json\` \`price\` \`(absent)\` -> \`null\`
`,
  );
});

test('sixty lines of a section are shown, the rest is counted', () => {
  const added = (count: number) => Array.from({ length: count }, (_, n) => `/api/${n}.json`);
  const lines = (count: number) =>
    formatDiff({ ...nothing, added: added(count) }, 'text')
      .trimEnd()
      .split('\n');
  expect(lines(60).at(-1)).toBe('  /api/59.json');
  expect(lines(61).slice(-2)).toEqual(['  /api/59.json', '  and 1 more']);
  expect(lines(100)).toContain('Records added (100)');
});

test('a value of 80 characters is shown whole, a longer one is cut to that', () => {
  const shown = (length: number) => {
    const fields = [{ field: 'name', before: null, after: 'x'.repeat(length - 2) }];
    return formatDiff({ ...nothing, changed: [{ record: 'r', fields }] }, 'text')
      .trimEnd()
      .split(' -> ')[1];
  };
  expect(shown(80)).toBe(`"${'x'.repeat(78)}"`);
  expect(shown(81)).toBe(`"${'x'.repeat(76)}...`);
});

test('in Markdown, words about a shape cannot mean anything else', () => {
  const schema = [{ place: 'a`b', what: 'may now be <i>@you_[x]*|\\', isBreaking: true }];
  expect(formatDiff({ ...nothing, schema }, 'markdown')).toContain(
    "- `a'b` may now be \\<i\\>\\@you\\_\\[x\\]\\*\\|\\\\\n",
  );
  expect(formatDiff({ ...nothing, schema }, 'text')).toContain('  a`b may now be <i>@you_[x]*|\\\n');
});
