import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { readPlainYaml } from './readPlainYaml.ts';

const root = join(import.meta.dirname, '../..');
const texts = ['content', 'pipeline/fixtures/content'].flatMap((dir) =>
  globSync('**/*.yaml', { cwd: join(root, dir) }).map((name) => readFileSync(join(root, dir, name), 'utf8')),
);

/** What the complete parser makes of a text, complaints among it; null for a text that is left to it. */
function readCompletely(text: string): unknown {
  if (readPlainYaml(text) === null) return null;
  const document = parseDocument(text);
  const [complaint] = [...document.errors, ...document.warnings];
  return complaint ? complaint.message : document.toJS();
}

test('reads nearly all records, each as the complete parser does', () => {
  for (const text of texts) expect(readPlainYaml(text), text).toStrictEqual(readCompletely(text));
  const plain = texts.filter((text) => readPlainYaml(text) !== null);
  expect(plain.length / texts.length).toBeGreaterThan(0.9);
});

/** Bits that mean something somewhere in YAML. */
const marks = '\n -:#,[]{}&*!|>\'"%@`~.?+=\\<\t\r\u0085\ufeffa'.split('');
const words = 'null true no: 0x1f 0o7 1e3 -0 .5 1_0 012 1. a:b <<: __proto__: --- ... |- >- |2'.split(' ');
const breaks = ['\n\n', '\n  ', '\n    ', '\n      ', '\n- ', '---\n', '  a: 1\n'];
const pieces = [': ', ' #', '# no', '- ', 'no: ', "''", '""', 'é', '{ a: 1 }', '[a, b]'];
const bits = fc.constantFrom(...marks, ...words, ...breaks, ...pieces);

const edit = fc.record({ at: fc.integer({ min: 0, max: 1e6 }), cut: fc.nat({ max: 6 }), bit: bits });

test('a record with something put in or taken out is read as the complete parser does, or left to it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(edit, { minLength: 1, maxLength: 2 }),
      fc.integer({ min: 0, max: 1e6 }),
      (text, edits, from) => {
        // A piece of a few lines, so that edits meet.
        const lines = text.split('\n');
        const start = lines.findIndex((line, n) => n >= from % lines.length && /^\w/.test(line));
        let edited = `${lines.slice(Math.max(start, 0), Math.max(start, 0) + 12).join('\n')}\n`;
        for (const { at, cut, bit } of edits) {
          const index = at % edited.length;
          edited = edited.slice(0, index) + bit + edited.slice(index + cut);
        }
        expect(readPlainYaml(edited), edited).toStrictEqual(readCompletely(edited));
      },
    ),
    { numRuns: 5000 },
  );
});

/** Starts of lines and what may follow them. */
const line = fc.tuple(
  fc.constantFrom('', '  ', '  ', '    ', '   '),
  fc.constantFrom('', '', '- ', '#'),
  fc.constantFrom('', 'k: ', 'l: ', 'm: ', 'k:', 'l:', 'm:'),
  fc.array(fc.oneof(bits, fc.constantFrom('word', ' ', 'two words', '3', '|-', '>-', '>', '|')), {
    maxLength: 3,
  }),
);

test('lines put together at random are, too', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 7 }), (lines) => {
      const text = `a: b\n${lines.map((parts) => `${parts.flat().join('')}\n`).join('')}`;
      expect(readPlainYaml(text), text).toStrictEqual(readCompletely(text));
    }),
    { numRuns: 10_000 },
  );
});

test('whatever the complete parser writes is read the same or left to it', () => {
  const leaf = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  );
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), tie('value'), { maxKeys: 3 }),
    ),
  })).value;
  fc.assert(
    fc.property(value, (some) => {
      const text = stringify({ some });
      expect(readPlainYaml(text), text).toStrictEqual(readCompletely(text));
    }),
    { numRuns: 1000 },
  );
});
