import { expect, test } from 'vitest';
import { markdownToHtml } from './markdown.ts';
import { markdownExcess } from './markdownExcess.ts';

const paragraph = (line: number) => ({
  line,
  message: 'the paragraph has more than 500 marks such as [, * and `',
});

test.each([
  ['[', '['.repeat(20_000), paragraph(1)],
  ['![', `Fine.\n\n${'!['.repeat(9000)}`, paragraph(3)],
  ['links that never end', '[a](<b '.repeat(5000), paragraph(1)],
  ['nested links', `${'[a'.repeat(9000)}${']'.repeat(9000)}`, paragraph(1)],
  ['*', '**a*'.repeat(9000), paragraph(1)],
  ['* and _', '*a _b '.repeat(5000), paragraph(1)],
  ['~~', `a\n${'~a ~~b '.repeat(5000)}`, paragraph(1)],
  ['backticks', Array.from({ length: 100 }, (_, n) => '`'.repeat(n)).join(' '), null],
  ['short backticks', '` `` '.repeat(5000), paragraph(1)],
  ['comments', '<!--a '.repeat(5000), paragraph(1)],
  ['CDATA', 'x<![CDATA['.repeat(3000), paragraph(1)],
  ['mail addresses', 'a@a.a'.repeat(5000), paragraph(1)],
  ['references', '&#'.repeat(9000), paragraph(1)],
  [
    '>',
    `Fine.\n${'>'.repeat(5000)}`,
    { line: 2, message: 'quotes and lists are nested 5000 deep, more than 20' },
  ],
  [
    '> with spaces',
    '> '.repeat(21),
    { line: 1, message: 'quotes and lists are nested 21 deep, more than 20' },
  ],
  [
    'lists in lists',
    '- 1. '.repeat(3000),
    { line: 1, message: 'quotes and lists are nested 6000 deep, more than 20' },
  ],
  [
    'lists below each other',
    Array.from({ length: 150 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n'),
    { line: 52, message: 'the line is indented by 102 columns, more than 100' },
  ],
  [
    'columns',
    `${'|a'.repeat(9000)}\n${'|-'.repeat(9000)}`,
    { line: 1, message: 'the line has 9000 columns of a table, more than 50' },
  ],
  [
    'rows',
    `a|b\n-|-\n${'a\n'.repeat(2000)}`,
    { line: 2001, message: 'the text has 2003 lines, more than 2000' },
  ],
  ['words', 'word '.repeat(20_000), { line: 1, message: 'the text has 100000 letters, more than 50000' }],
] as const)('%s', (_what, text, excess) => {
  expect(markdownExcess(text)).toEqual(excess);
  // It ends, whatever the text, and is empty where the text was refused.
  expect(markdownToHtml(text) === '').toBe(excess !== null);
});

test.each([
  ['500 marks', '*a '.repeat(500), '*a '.repeat(501)],
  ['20 levels', `${'> '.repeat(20)}a`, `${'> '.repeat(21)}a`],
  ['2,000 lines', 'a\n'.repeat(1999), 'a\n'.repeat(2000)],
  ['50,000 letters', 'a'.repeat(50_000), 'a'.repeat(50_001)],
  ['100 columns of indent', `${' '.repeat(100)}a`, `${' '.repeat(101)}a`],
  ['50 columns of a table', '|'.repeat(50), '|'.repeat(51)],
])('%s are parsed, and no more', (_what, most, more) => {
  expect(markdownExcess(most)).toBeNull();
  expect(markdownExcess(more)).not.toBeNull();
});

test('marks are counted in each paragraph anew, and a blank line may be as long as it likes', () => {
  expect(markdownExcess(`${'*a* '.repeat(200)}\n\n${'*a* '.repeat(200)}\n${' '.repeat(300)}\n`)).toBeNull();
});
