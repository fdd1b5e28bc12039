import { describe, expect, test } from 'vitest';
import { createAjv, type JsonSchema } from '#schemas/readSchemas.ts';
import { suggestFix } from './suggestFix.ts';
import type { RefusedValue } from './fixes/suggestedFix.ts';
import { withoutCurlyQuotes } from './fixes/fixWord.ts';

const ajv = createAjv({});

/** Returns the fix for the first error of a value against a schema. */
function corrected(schema: JsonSchema, value: unknown, where: Partial<Omit<RefusedValue, 'error'>> = {}) {
  const validate = ajv.compile(schema);
  validate(value);
  const [error] = validate.errors ?? [];
  if (!error) throw new Error('the schema accepts the value');
  return suggestFix({
    error,
    name: 'price',
    line: '',
    parent: null,
    isOptional: false,
    keysOf: () => [],
    ...where,
  });
}

/** Returns the suggestion for a value, without its surroundings. */
const suggested = (schema: JsonSchema, value: unknown) => corrected(schema, value)?.suggestion ?? null;

describe('curly quotes', () => {
  test.each([
    ['“lake”', 'lake'],
    ['”lake”', 'lake'],
    ['„lake“', 'lake'],
    ['«lake»', 'lake'],
    ['‘lake’', 'lake'],
    ['‚lake‘', 'lake'],
    ['“a “b” c”', 'a “b” c'],
    ['“”', ''],
    ['“lake', null],
    ['lake”', null],
    ['a “lake”', null],
    ['“lake” a', null],
    ['"lake"', null],
    [7, null],
    [null, null],
  ])('%j holds %j', (value, inner) => {
    expect(withoutCurlyQuotes(value)).toBe(inner);
  });

  test.each<[string, JsonSchema]>([
    ['of another type', { type: 'number' }],
    ['none of a few', { enum: ['lake', 'peak'] }],
    ['not the only one', { const: 'lake' }],
    ['of another format', { type: 'string', format: 'date' }],
    ['of another form', { type: 'string', pattern: '^[a-z]+$' }],
  ])('are named where a value is %s', (_what, schema) => {
    expect(corrected(schema, '“lake”')).toEqual({
      message: 'price is in curly quotes, which are letters in YAML',
      suggestion: 'Write lake without them.',
    });
  });
});

describe('a value that is empty', () => {
  test.each<JsonSchema>([{ type: 'string' }, { enum: ['lake'] }, { const: 'lake' }])(
    'asks for one, where %j is due',
    (schema) => {
      expect(corrected(schema, null, { line: 'price:' })).toEqual({
        message: 'price is empty',
        suggestion: 'Write a value after the colon.',
      });
    },
  );

  test('says what it is for when its schema does', () => {
    const schema = { type: 'string', description: 'What it costs.' };
    expect(suggested(schema, null)).toBe('Write a value after the colon. What it costs.');
  });

  test.each([
    ['price: # 4 on the map', "'# 4 on the map'"],
    ['  - price:   #1 "in" town', `'#1 "in" town'`],
    ["price: # it's free", `"# it's free"`],
  ])('in the line %j is a note', (line, quoted) => {
    expect(corrected({ type: 'string' }, null, { line })).toEqual({
      message: 'price is empty: YAML takes the text after # for a comment',
      suggestion: `Put the text in quotes: ${quoted}`,
    });
  });

  test('is none where there is a value', () => {
    expect(corrected({ type: 'string' }, 4, { line: 'price: 4 # a note' })?.message).toBeUndefined();
  });
});

describe('where a number is due', () => {
  test.each([
    ['5', 'Write 5 without quotes.'],
    ['51', 'Write 51 without quotes.'],
    ['-5.25', 'Write -5.25 without quotes.'],
    ['1,800', 'Write 1800 without a comma.'],
    ['-12,800,000', 'Write -12800000 without a comma.'],
    ['5,0', 'Write 5.0: use a point for decimals.'],
    ['-114,2381', 'Write -114.2381: use a point for decimals.'],
    ['1800,000', 'Write 1800.000: use a point for decimals.'],
    [
      '$115',
      'Write 115, the number alone, if it is in the currency of the guide; convert it first if it is not.',
    ],
    ['5 km', 'Write 5, the number alone.'],
    ['5,0 km', 'Write 5, the number alone.'],
    ['about 5,0', 'Write 5, the number alone.'],
    ['from 1,115.50 a night', 'Write 1115.50, the number alone.'],
    ['about -5', 'Write -5, the number alone.'],
    ['5.', 'Write 5, the number alone.'],
    ['2 to 3', 'Write one number, 2 or 3.'],
    ['route 1,25 of 7', 'Write 1.25, the number alone.'],
    ['first', null],
    [true, null],
    [['5'], null],
  ])('of %j it is said: %s', (value, suggestion) => {
    expect(suggested({ type: 'number' }, value)).toBe(suggestion);
    expect(suggested({ type: ['null', 'integer'] }, value)).toBe(suggestion);
  });

  test.each(['51°25', "51 25'", '51 25′'])('of the angle %j it is said how degrees are written', (value) => {
    expect(suggested({ type: 'number' }, value)).toMatch(/^Write degrees with decimals, for example 51\./);
  });

  test.each([
    [180.4, 180],
    [180.5, 181],
    [-2.6, -3],
  ])('a whole one is near %d', (value, whole) => {
    expect(suggested({ type: 'integer' }, value)).toBe(`Write ${whole}.`);
  });
});

test.each([
  ['true', ['yes', 'Y', 'On', 'TRUE', '1', 1]],
  ['false', ['no', 'N', 'Off', 'False', '0', 0]],
  ['true or false', ['maybe', 'yes and no', 2, '']],
])('where yes or no is due %s is meant by each of %j', (intended, words) => {
  for (const word of words) expect(suggested({ type: 'boolean' }, word)).toBe(`Write ${intended}.`);
});

describe('where a list is due', () => {
  test('a text is written in brackets', () => {
    expect(corrected({ type: 'array' }, 'june, july')).toEqual({
      suggestion: 'Write [june, july], or each entry on a line of its own after a hyphen and a space.',
    });
  });

  test.each([
    ['-june -july', 'a space is missing after the hyphens of price'],
    ['- june', 'the items of price begin with -'],
    ['• june', 'the items of price begin with •'],
    ['•june', 'the items of price begin with •'],
    ['*june', 'the items of price begin with *'],
    ['–   june', 'the items of price begin with –'],
  ])('the items of %j begin with hyphen and space', (value, message) => {
    expect(corrected({ type: 'array' }, value)).toEqual({
      message,
      suggestion: 'Begin each item with a hyphen and a space: - like this',
    });
  });

  test('nothing tells what else is meant', () => {
    expect(corrected({ type: 'array' }, 7)).toBeNull();
    expect(corrected({ type: 'array' }, { june: 1 })).toBeNull();
  });

  test('hyphens within a text are no items', () => {
    expect(corrected({ type: 'array' }, 'mid-june')?.suggestion).toMatch(/^Write \[mid-june\]/);
  });
});

describe('where a text is due', () => {
  test.each([
    [5, "'5'"],
    [false, "'false'"],
  ])('%j stands in quotes', (value, quoted) => {
    expect(corrected({ type: 'string' }, value)).toEqual({ suggestion: `Put it in quotes: ${quoted}` });
  });

  test.each([
    [{ Note: 'take the first bus.' }, "'Note: take the first bus.'"],
    [{ Note: "it's cold" }, `"Note: it's cold"`],
    [{ Platform: 9 }, "'Platform: 9'"],
    [{ Open: true }, "'Open: true'"],
    [{ Note: null }, "'Note:'"],
  ])('a colon has made a group of %j', (value, quoted) => {
    expect(corrected({ type: 'string' }, value)).toEqual({
      message: 'price has a colon in its text, so YAML takes the part before it for a key',
      suggestion: `Put the text in quotes: ${quoted}`,
    });
  });

  test.each([
    { value: {} },
    { value: { a: 'b', c: 'd' } },
    { value: { a: { b: 'c' } } },
    { value: { a: ['b'] } },
    { value: ['Note', 'More'] },
  ])('nothing tells what is meant by $value', ({ value }) => {
    expect(corrected({ type: 'string' }, value)).toBeNull();
  });
});

describe('where a group of keys is due', () => {
  const properties = { lat: { type: 'number' }, lng: { type: 'number' }, note: { type: 'string' } };

  test.each(['at the dock', 51, ['51']])('the keys that it needs are named instead of %j', (value) => {
    const schema = { type: 'object', properties, required: ['lat', 'lng'] };
    expect(suggested(schema, value)).toBe('Write its keys below it, indented: lat, lng.');
  });

  test('all keys are named when it needs none of them', () => {
    expect(suggested({ type: 'object', properties }, 5)).toBe(
      'Write its keys below it, indented: lat, lng, note.',
    );
  });

  test('nothing is said when its schema names no keys', () => {
    expect(corrected({ type: 'object' }, 5)).toBeNull();
  });
});

describe('where a few words may stand', () => {
  const months =
    'january february march april may june july august september october november december'.split(' ');

  test.each([
    [['easy', 'moderate', 'hard'], 'Moderat', 'Did you mean "moderate"?'],
    [['easy', 'moderate', 'hard'], 'medium', 'Did you mean "moderate"?'],
    [['easy', 'moderate', 'hard'], 'steep in places', 'Take one of these.'],
    [['easy', 'moderate', 'hard'], 7, 'Take one of these.'],
    [['easy', 'moderate', 'hard'], 1, 'Take one of these.'],
    [['easy'], 'medium', 'Write easy.'],
    [months, 'june july', 'Write one of them: june or july'],
    [months, 'July/June', 'Write one of them: june or july'],
    [['Pool', 'Spa', 'Kitchen'], 'pool, spa', 'Write one of them: Pool or Spa'],
    [['budget', 'mid-range', 'luxury'], 'mid-range or luxury', 'Write one of them: mid-range or luxury'],
    [['spa', 'pool'], 'spaces and pools', 'Take one of these.'],
    [months, 1, 'Write the name of the month: january'],
    [months, 12, 'Write the name of the month: december'],
    [months, 0, 'Take one of these.'],
    [months, 13, 'Take one of these.'],
    [[5, 10], '5.', 'Did you mean "5"?'],
  ])('of %j, for %j it is said: %s', (words, value, suggestion) => {
    expect(suggested({ enum: words }, value)).toBe(suggestion);
  });

  test('the only one is told', () => {
    expect(suggested({ const: 'recorded' }, 'drawn')).toBe('Write recorded.');
    expect(suggested({ const: 5 }, 7)).toBe('Write 5.');
    expect(suggested({ const: 'recorded' }, 'recorder')).toBe('Did you mean "recorded"?');
  });
});

describe('where a date is due', () => {
  const date = { type: 'string', format: 'date' };

  test.each([
    ['20.01.2027', '2027-01-20'],
    ['20.1.2027', '2027-01-20'],
    ['5/1/2027', '2027-01-05'],
    ['1/20/2027', '2027-01-20'],
    ['12.12.2027', '2027-12-12'],
    ['12/13/2027', '2027-12-13'],
    ['13/12/2027', '2027-12-13'],
    ['2027-1-5', '2027-01-05'],
    ['2027-20-01', '2027-01-20'],
    ['2027-13-12', '2027-12-13'],
    ['2027/12/31', '2027-12-31'],
    ['2027 1 20', '2027-01-20'],
    [' 20.01.2027 ', '2027-01-20'],
    ['20 January 2027', '2027-01-20'],
    ['20 january, 2027', '2027-01-20'],
    ['20. Jan. 2027', '2027-01-20'],
    ['2027 May 5', '2027-05-05'],
    ['29.02.2028', '2028-02-29'],
  ])('%j means %s', (value, intended) => {
    expect(suggested(date, value)).toBe(`Write '${intended}'.`);
  });

  test.each([
    ['jan', '01'],
    ['feb', '02'],
    ['mar', '03'],
    ['apr', '04'],
    ['may', '05'],
    ['jun', '06'],
    ['jul', '07'],
    ['aug', '08'],
    ['sep', '09'],
    ['oct', '10'],
    ['nov', '11'],
    ['dec', '12'],
  ])('%s is month %s', (name, month) => {
    expect(suggested(date, `20 ${name} 2027`)).toBe(`Write '2027-${month}-20'.`);
  });

  test.each([
    'yesterday',
    '30.02.2027',
    '29.02.2027',
    '2027-13-13',
    '2027-01-00',
    '2027-00-20',
    '2027-1-200',
    '20 Foo 2027',
    '20.1.27',
    'the 20.1.2027',
    '20.1.2027 at noon',
    '2027-01',
    '',
  ])('%j is no day, and an example is given', (value) => {
    expect(suggested(date, value)).toMatch(/for example '\d{4}-\d\d-\d\d'\.$/);
  });
});

describe('where an address is due', () => {
  const uri = { type: 'string', format: 'uri' };
  const link = { type: 'string', pattern: '^https://\\S+$', description: 'A full web address.' };

  test.each([
    ['www.trails.example/tarn', 'https://www.trails.example/tarn'],
    ['trails.example', 'https://trails.example'],
    ['Trails-2.Example/Tarn', 'https://Trails-2.Example/Tarn'],
    ['https//trails.example', 'https://trails.example'],
    ['https:/trails.example', 'https://trails.example'],
    ['https:trails.example', 'https://trails.example'],
    ['HTTP:/trails.example', 'HTTP://trails.example'],
  ])('%j lacks a part of %s', (value, address) => {
    expect(suggested(link, value)).toBe(`Write ${address}`);
  });

  test('spaces in it are written as programs do, those around it left out', () => {
    expect(suggested(uri, ' https://trails.example/a tarn b ')).toBe(
      'Write https://trails.example/a%20tarn%20b: an address has no spaces.',
    );
  });

  test.each(['javascript:alert(1)', 'ftp://trails.example', 'nowhere', 'a.b', '/tarn'])(
    'nothing tells what is meant by %s',
    (value) => {
      expect(corrected(link, value)).toBeNull();
    },
  );

  test('of another form nothing is told by what looks like one', () => {
    expect(corrected({ type: 'string', pattern: '^x' }, 'www.trails.example')).toBeNull();
    expect(corrected({ type: 'string', format: 'email' }, 'www.trails.example')).toBeNull();
  });

  test('without a scheme one is mended by its format alone', () => {
    expect(suggested(uri, 'www.trails.example')).toBe('Write https://www.trails.example');
  });
});

describe('a latitude beyond the poles', () => {
  const latitude = { type: 'number', minimum: -90, maximum: 90 };
  const at = (name: string, value: number, parent: unknown) => corrected(latitude, value, { name, parent });

  test.each([
    ['lat', -114.25, 51.5],
    ['coordinates.lat', 114.25, 51.5],
    ['route.waypoints[2].lat', 91, 90],
    ['lat', 91, -90],
  ])('%s is swapped with the longitude when that could be one', (name, lat, lng) => {
    expect(at(name, lat, { lat, lng })).toEqual({
      message: `${name} is ${lat} and lng ${lng}: they are swapped`,
      suggestion: `Write lat: ${lng} and lng: ${lat}.`,
    });
  });

  test.each([
    ['the longitude could be none', 'lat', { lng: 91 }],
    ['the longitude could be none in the west', 'lat', { lng: -90.5 }],
    ['the longitude is no number', 'lat', { lng: '51' }],
    ['there is no longitude', 'lat', {}],
    ['it stands in a list', 'lat', [114, 51]],
    ['it stands alone', 'lat', null],
    ['it is none', 'lng', { lng: 51 }],
    ['its name ends like one', 'flat', { lng: 51 }],
    ['it holds something', 'lat.min', { lng: 51 }],
  ])('is not when %s', (_why, name, parent) => {
    expect(at(name, 114, parent)).toBeNull();
  });
});

test('what is too short or too long is not mended', () => {
  expect(corrected({ type: 'string', minLength: 1 }, '')).toBeNull();
  expect(corrected({ type: 'array', maxItems: 1 }, [1, 2])).toBeNull();
});
