import { describe, expect, test } from 'vitest';
import { createAjv, type JsonSchema } from '#schemas/readSchemas.ts';
import { explainErrors } from './explainErrors.ts';

const ajv = createAjv({});

/** The root causes that are left of what a schema has against a value: keyword and place. */
function causes(schema: JsonSchema, value: unknown): string[] {
  const validate = ajv.compile(schema);
  validate(value);
  return explainErrors(validate.errors ?? [], (branch) => ajv.compile(branch)).map(
    ({ keyword, instancePath, params }) =>
      [keyword, instancePath, params.missingProperty ?? params.additionalProperty ?? '']
        .filter((part) => part !== '')
        .join(' '),
  );
}

const text = { type: 'string' };
const number = { type: 'number' };
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

test('a value that is right has no cause', () => {
  expect(causes(object({ a: text }), { a: 'x' })).toEqual([]);
});

test('of one place the most basic complaint stays', () => {
  expect(causes({ type: 'string', enum: ['a'], pattern: '^a' }, 7)).toEqual(['type']);
  expect(causes({ type: 'string', pattern: '^a', maxLength: 3 }, 'bbbb')).toEqual(['pattern']);
  expect(causes({ type: 'string', pattern: '^a', minLength: 2 }, 'b')).toEqual(['minLength']);
});

test('complaints about one value are ordered from the words it may be to its form', () => {
  const refusing: [string, unknown][] = [
    ['enum', ['a']],
    ['const', 'c'],
    ['minLength', 5],
    ['pattern', '^a'],
    ['format', 'date'],
    ['maxLength', 0],
  ];
  // Each is the first of those behind it, wherever it stands in the schema.
  const first = refusing.map((_, n) =>
    causes({ type: 'string', ...Object.fromEntries(refusing.slice(n).toReversed()) }, 'b'),
  );
  expect(first).toEqual(refusing.map(([keyword]) => [keyword]));
});

test('complaints about keys come after those about what a value is, and before those about its form', () => {
  const record = object({ a: { type: 'string', pattern: '^a' }, b: text, c: { const: 1 } });
  expect(causes(record, { a: 'x', c: 2, d: 1 })).toEqual([
    'const /c',
    'additionalProperties d',
    'required b',
    'pattern /a',
  ]);
});

test('a key that is missing in two groups is missed in both', () => {
  const both = object({ x: object({ a: text }), y: object({ a: text }) });
  expect(causes(both, { x: {}, y: {} })).toEqual(['required /x a', 'required /y a']);
});

test('of different places every complaint stays, the basic ones first', () => {
  expect(causes(object({ a: { type: 'string', pattern: '^a' }, b: number }), { a: 'b', b: 'c' })).toEqual([
    'type /b',
    'pattern /a',
  ]);
});

test('keys that are missing or unknown are a complaint each', () => {
  expect(causes(object({ a: text, b: text }), { c: 1, d: 2 })).toEqual([
    'additionalProperties c',
    'additionalProperties d',
    'required a',
    'required b',
  ]);
});

describe('of a union', () => {
  const sketch = object({ accuracy: { const: 'sketch' }, points: { type: 'array' } });
  const recorded = object({ accuracy: { const: 'recorded' }, file: text, source: text });
  const alias = object({ aliasOf: text });
  const route = object({ route: { oneOf: [sketch, recorded, alias] } });

  test('the branch counts that a key names', () => {
    expect(causes(route, { route: { accuracy: 'recorded', source: 7 } })).toEqual([
      'type /route/source',
      'required /route file',
    ]);
    expect(causes(route, { route: { accuracy: 'sketch' } })).toEqual(['required /route points']);
  });

  test('a key that names no branch is the one mistake', () => {
    expect(causes(route, { route: { accuracy: 'recordet', file: 7 } })).toEqual(['enum /route/accuracy']);
  });

  test('without such a key the branch counts that has least against the value', () => {
    expect(causes(route, { route: { aliasOf: 7 } })).toEqual(['type /route/aliasOf']);
  });

  test('of a value or null the value counts', () => {
    const price = { anyOf: [{ type: 'null' }, object({ amount: number, per: text })] };
    expect(causes(object({ price }), { price: { amount: 'x', per: 'y' } })).toEqual(['type /price/amount']);
    expect(causes({ anyOf: [{ type: 'null' }, text] }, 7)).toEqual(['type']);
  });

  test('what is right elsewhere and wrong elsewhere is told beside it', () => {
    const both = object({ route: { oneOf: [sketch, recorded] }, name: text, routes: number });
    expect(causes(both, { route: { accuracy: 'sketch' }, name: 7, routes: 'x' })).toEqual([
      'type /name',
      'type /routes',
      'required /route points',
    ]);
  });

  test('a union inside a union is told by its own branch', () => {
    const inner = {
      oneOf: [object({ kind: { const: 'a' }, x: number }), object({ kind: { const: 'b' }, y: number })],
    };
    const outer = {
      oneOf: [object({ kind: { const: 'group' }, part: inner }), object({ kind: { const: 'none' } })],
    };
    expect(
      causes({ type: 'array', items: outer }, [{ kind: 'group', part: { kind: 'b', y: 'no' } }]),
    ).toEqual(['type /0/part/y']);
  });

  test('a list where a group of keys is due is of the wrong type', () => {
    expect(causes(route, { route: [] })).toEqual(['type /route']);
    expect(causes(route, { route: null })).toEqual(['type /route']);
  });

  test('keys that name two branches mean neither, and the shortest list of complaints is told', () => {
    const train = object({ by: { const: 'train' }, class: { const: 'first' }, line: text });
    const bus = object({ by: { const: 'bus' }, class: { const: 'second' } });
    expect(causes({ oneOf: [train, bus] }, { by: 'train', class: 'second' })).toEqual(['const /by']);
  });

  test('of branches that no key names the shortest list of complaints is told, not the first', () => {
    const long = object({ a: text, b: text, c: text });
    const short = object({ a: text, d: number });
    expect(causes({ oneOf: [long, short] }, { a: 'x' })).toEqual(['required d']);
    expect(causes({ oneOf: [short, long] }, { a: 'x' })).toEqual(['required d']);
  });

  test('a union of a branch that was not meant is no matter', () => {
    const inner = { oneOf: [object({ x: number }), object({ y: number })] };
    const outer = {
      oneOf: [
        object({ kind: { const: 'group' }, part: inner }),
        object({ kind: { const: 'single' }, part: number, size: number }),
      ],
    };
    const record = object({ way: outer });
    expect(causes(record, { way: { kind: 'single', part: 7, size: 'big' } })).toEqual(['type /way/size']);
  });

  test('a union right within a union is told once', () => {
    const inner = { oneOf: [object({ kind: { const: 'a' }, x: number }), object({ kind: { const: 'b' } })] };
    expect(causes({ anyOf: [{ type: 'null' }, inner] }, { kind: 'a', x: 'no' })).toEqual(['type /x']);
  });

  test('two unions of a record are told apart, though the name of one begins like that of the other', () => {
    const union = { oneOf: [sketch, recorded] };
    const both = object({ route: union, routes: union });
    expect(
      causes(both, { route: { accuracy: 'sketch' }, routes: { accuracy: 'recorded', file: 'a' } }),
    ).toEqual(['required /route points', 'required /routes source']);
  });

  test('a key that names no branch is told by the choices there are', () => {
    const validate = ajv.compile({ oneOf: [sketch, recorded, alias] });
    validate({ accuracy: 'drawn' });
    expect(explainErrors(validate.errors ?? [], (branch) => ajv.compile(branch))).toMatchObject([
      { keyword: 'enum', instancePath: '/accuracy', schema: ['sketch', 'recorded'], data: 'drawn' },
    ]);
  });
});
