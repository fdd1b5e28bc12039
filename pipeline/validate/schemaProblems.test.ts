import { describe, expect, test } from 'vitest';
import { createAjv, type JsonSchema } from '#schemas/readSchemas.ts';
import { contentFile } from '../load/contentFile.ts';
import { schemaProblems } from './schemaProblems.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const group = (properties: Record<string, JsonSchema>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const list = (items: JsonSchema) => ({ type: 'array', items });

const ajv = createAjv({});

function problemsIn(yaml: string, schema: JsonSchema) {
  const file = contentFile({ kind: 'trail', slug: 'marsh', path: 'trails/marsh.yaml', text: yaml });
  if ('rule' in file) throw new Error(file.message);
  return schemaProblems(file, ajv.compile(schema), (branch) => ajv.compile(branch));
}

/** Returns the messages, in the order of the file. */
const messagesIn = (yaml: string, schema: JsonSchema) =>
  problemsIn(yaml, schema)
    .toSorted((a, b) => a.line - b.line)
    .map(({ message }) => message);

const suggestionsIn = (yaml: string, schema: JsonSchema) =>
  problemsIn(yaml, schema).map(({ suggestion }) => suggestion);

test('a file that is as its schema asks has no problem', () => {
  expect(problemsIn('name: Marsh\n', group({ name: text }, ['name']))).toEqual([]);
});

describe('a value that is refused', () => {
  test('is one error of the schema, named by its path and place', () => {
    const places = group({ places: list(group({ lat: number })) });
    expect(problemsIn('places:\n  - { lat: 51 }\n  - { lat: north }\n', places)).toEqual([
      {
        file: 'trails/marsh.yaml',
        line: 3,
        column: 12,
        path: 'places[1].lat',
        rule: 'schema',
        message: 'places[1].lat must be a number (got "north")',
        suggestion: 'Compare it with another record.',
        severity: 'error',
      },
    ]);
  });

  test.each([
    ['what was meant by it', '51 km', number, 'Write 51, the number alone.'],
    [
      'what comes nearest',
      'esy',
      { enum: ['easy', 'hard'], description: 'How hard.' },
      'Did you mean "easy"?',
    ],
    ['what its schema says of it', 'far', { ...number, description: 'In kilometres.' }, 'In kilometres.'],
    ['what others say', 'far', number, 'Compare it with another record.'],
  ])('is mended by %s', (_how, value, schema, suggestion) => {
    expect(suggestionsIn(`a: ${value}\n`, group({ a: schema }))).toEqual([suggestion]);
  });

  test('is looked at on its own line', () => {
    const yaml = 'name: Marsh\nabout: # Wet\nnote: Dry\n';
    expect(suggestionsIn(yaml, group({ name: text, about: text, note: text }))).toEqual([
      "Put the text in quotes: '# Wet'",
    ]);
  });

  test('is looked at beside its neighbours', () => {
    const at = group({ lat: { ...number, maximum: 90 }, lng: number });
    expect(messagesIn('places:\n  - { lat: 114, lng: 51 }\n', group({ places: list(at) }))).toEqual([
      'places[0].lat is 114 and lng 51: they are swapped',
    ]);
  });

  test('is the file itself when that is no group of keys', () => {
    expect(problemsIn('- a\n', group({ name: text }))).toMatchObject([
      { path: '', message: 'the file must be a group of keys (got ["a"])' },
    ]);
  });

  test('is named by its key, whatever stands in that', () => {
    const odd = group({ 'a/b': number, '~c': number, d: group({ '2': number }) });
    expect(problemsIn('a/b: x\n~c: y\nd: { 2: z }\n', odd).map(({ path }) => path)).toEqual([
      'a/b',
      '~c',
      'd.2',
    ]);
  });
});

describe('entries of a list', () => {
  const both = group({ a: list(number), b: list({ type: 'string', minLength: 1 }) });

  test('that have the same against them are one problem, that of the first', () => {
    expect(problemsIn('a: [1, x, 2, y, z]\n', both)).toMatchObject([
      { path: 'a[1]', message: 'a[1] must be a number (got "x") (and 2 more in this list)' },
    ]);
  });

  test('are counted beyond the tenth', () => {
    expect(messagesIn(`a: [${'x, '.repeat(11)}x]\n`, both)).toEqual([
      'a[0] must be a number (got "x") (and 11 more in this list)',
    ]);
  });

  test('that have something else against them are a problem each', () => {
    expect(messagesIn("b: ['', [], '']\n", both).toSorted()).toEqual([
      'b[0] must not be empty (and 1 more in this list)',
      'b[1] must be text (got [])',
    ]);
  });

  test('of two lists are two problems', () => {
    expect(messagesIn('a: [x]\nb: [[]]\n', both)).toHaveLength(2);
  });

  test('that are groups are a problem each', () => {
    const places = group({ places: list(group({ lat: number })) });
    expect(messagesIn('places:\n  - { lat: a }\n  - { lat: b }\n', places)).toHaveLength(2);
  });
});

describe('a key that is not known', () => {
  const place = group({ name: text, lat: number, lng: number, note: text }, ['lat', 'lng']);

  test('is the misspelt one that is missing, and the problem stands at the key', () => {
    expect(problemsIn('at:\n  lat: 51\n  lgn: 14\n', group({ at: place }))).toMatchObject([
      {
        line: 3,
        column: 3,
        path: 'at.lgn',
        message: 'at.lgn is not a known key',
        suggestion: 'Did you mean "lng"?',
      },
    ]);
  });

  test('is rather one that is missing than one that may be left out', () => {
    const near = group({ tip: text, tips: text }, ['tips']);
    expect(suggestionsIn('tipp: a\n', near)).toEqual(['Did you mean "tips"?']);
  });

  test('may be one that can be left out, and what is missing is told as well', () => {
    expect(suggestionsIn('lat: 51\nnoet: a\n', place)).toEqual(['Did you mean "note"?', 'Add lng.']);
  });

  test('is told the known ones when none is near', () => {
    expect(suggestionsIn('lat: 51\nlng: 14\nelevation: 5\n', place)).toEqual([
      'Known keys here: name, lat, lng, note.',
    ]);
  });

  test('is a problem beside each other one', () => {
    expect(messagesIn('lta: 51\nlgn: 14\nx: 1\n', place)).toEqual([
      'lta is not a known key',
      'lgn is not a known key',
      'x is not a known key',
    ]);
  });

  describe('is more than a key', () => {
    test.each([
      ['lng:14.25', 'a space is missing after lng:', 'Write lng: 14.25'],
      ['“lng”: 14', 'the key lng is in curly quotes, which are letters in YAML', 'Write lng without them.'],
    ])('in %j, where %s, and is not missing', (line, message, suggestion) => {
      expect(problemsIn(`{ lat: 51,\n ${line} }\n`, place)).toMatchObject([
        { line: 2, column: 2, message, suggestion },
      ]);
    });

    test('where a comma in braces ends a text', () => {
      expect(problemsIn('{ lat: 51, lng: 14, note: Closed, to cars }\n', place)).toMatchObject([
        {
          message: 'the comma before "to cars" ends the text: between { and } it separates keys',
          suggestion: 'Put the whole text in quotes.',
        },
      ]);
    });

    test('where such a comma stands, what is missing is told as well', () => {
      expect(messagesIn('{ lat: 51, note: Closed, to cars }\n', place)).toEqual([
        expect.stringContaining('the comma before "to cars"'),
        'lng is missing',
      ]);
    });
  });

  test.each([
    ['words with a value', 'to cars: 5'],
    ['one word without a value', 'elevation:'],
    ['an unknown word with its value', '{ elevation:5 }'],
    ['an unknown word in curly quotes', '“elevation”: 5'],
    ['a known word with others before it', 'my lng:5: 7'],
  ])('is no more than that: %s', (_what, yaml) => {
    expect(messagesIn(yaml, group({ lng: number }))).toEqual([expect.stringMatching(/ is not a known key$/)]);
  });
});

describe('a key that is missing', () => {
  test('is told where its group begins, with what it is for', () => {
    const at = group({ lat: { ...number, description: 'North of the equator.' } }, ['lat']);
    expect(problemsIn('name: Marsh\nat: {}\n', group({ name: text, at }))).toMatchObject([
      {
        line: 2,
        path: 'at',
        message: 'at.lat is missing',
        suggestion: 'Add lat: North of the equator.',
      },
    ]);
  });

  test('is told together with the others of its group', () => {
    const three = group({ a: text, b: { ...text, description: 'The second.' }, c: text }, ['a', 'b', 'c']);
    expect(problemsIn('a: x\n', three)).toMatchObject([
      { message: 'b, c are missing', suggestion: 'Add b: The second. Add c.' },
    ]);
  });

  test('is told apart from that of another group', () => {
    const at = group({ lat: number }, ['lat']);
    expect(messagesIn('a: {}\nb: {}\n', group({ a: at, b: at }))).toEqual([
      'a.lat is missing',
      'b.lat is missing',
    ]);
  });
});

test('of a choice between groups the one that was meant is told', () => {
  const sketch = group({ kind: { const: 'sketch' }, points: list(number) }, ['kind', 'points']);
  const alias = group({ kind: { const: 'alias' }, of: text }, ['kind', 'of']);
  const route = group({ route: { oneOf: [sketch, alias] } });
  expect(messagesIn('route: { kind: alias }\n', route)).toEqual(['route.of is missing']);
});
