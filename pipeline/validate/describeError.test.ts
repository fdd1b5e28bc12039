import { expect, test } from 'vitest';
import { createAjv, type JsonSchema } from '#schemas/readSchemas.ts';
import { describeError, orList } from './describeError.ts';

/** Describes the first error of a value against a schema. */
function described(schema: JsonSchema, value: unknown) {
  const validate = createAjv({}).compile(schema);
  validate(value);
  const [error] = validate.errors ?? [];
  if (!error) throw new Error('the schema accepts the value');
  return describeError(error, 'price');
}

test.each<[JsonSchema, unknown, string]>([
  [{ type: 'string' }, 5, 'must be text (got 5)'],
  [{ type: 'number' }, 'five', 'must be a number (got "five")'],
  [{ type: 'integer' }, 5.5, 'must be a whole number (got 5.5)'],
  [{ type: 'boolean' }, 'no', 'must be true or false (got "no")'],
  [{ type: 'array' }, null, 'must be a list (got null)'],
  [{ type: 'object' }, ['a'], 'must be a group of keys (got ["a"])'],
  [{ type: ['number', 'null'] }, 'x', 'must be a number or null (got "x")'],
  [
    { type: 'string', format: 'date' },
    '2027-02-30',
    'must be a calendar date written as YYYY-MM-DD (got "2027-02-30")',
  ],
  [{ type: 'string', format: 'uri' }, 'a.example', 'must be a full web address (got "a.example")'],
  [{ type: 'string', format: 'email' }, 'a', 'must be email (got "a")'],
  [{ type: 'number', minimum: -90 }, -91, 'must be at least -90 (got -91)'],
  [{ type: 'number', maximum: 90 }, 91, 'must be at most 90 (got 91)'],
  [{ type: 'string', minLength: 1 }, '', 'must not be empty'],
  [{ type: 'string', maxLength: 3 }, 'four', 'may have at most 3 characters (has 4)'],
  [{ type: 'array', minItems: 1 }, [], 'needs at least 1 entry'],
  [{ type: 'array', minItems: 2 }, [], 'needs at least 2 entries'],
  [{ type: 'array', maxItems: 1 }, [1, 2], 'may have at most 1 entries'],
  [{ type: 'array', uniqueItems: true }, [1, 1], 'lists the same entry twice'],
  [{ type: 'number', multipleOf: 2 }, 3, 'must be multiple of 2'],
])('%j has against %j that it %s', (schema, value, message) => {
  expect(described(schema, value)).toEqual({ message: `price ${message}`, suggestion: null });
});

test('a value that is none of a few choices is told them, and the one that was meant', () => {
  expect(described({ enum: ['easy', 'moderate', 'hard'] }, 'moderat')).toEqual({
    message: 'price must be easy, moderate or hard (got "moderat")',
    suggestion: 'Did you mean "moderate"?',
  });
  expect(described({ const: 'recorded' }, 7)).toEqual({
    message: 'price must be recorded (got 7)',
    suggestion: null,
  });
});

test('a value of the wrong form is told what the schema says of it, or the form itself', () => {
  const pattern = '^[a-z]+$';
  expect(described({ type: 'string', pattern, description: 'Lower-case letters.' }, 'A1')).toEqual({
    message: 'price has the wrong format (got "A1")',
    suggestion: 'Lower-case letters.',
  });
  expect(described({ type: 'string', pattern }, 'A1').suggestion).toBe('match ^[a-z]+$');
});

test('a long value is cut to sixty characters, a value of sixty is not', () => {
  const got = (length: number) => described({ type: 'number' }, 'x'.repeat(length - 2)).message;
  expect(got(60)).toBe(`price must be a number (got "${'x'.repeat(58)}")`);
  expect(got(61)).toBe(`price must be a number (got "${'x'.repeat(56)}...)`);
});

test('a complaint without words is still one', () => {
  const error = { keyword: 'odd', instancePath: '', schemaPath: '', params: {} };
  expect(describeError(error, 'price')).toEqual({ message: 'price is not valid', suggestion: null });
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('%j is said as "%s"', (words, text) => {
  expect(orList(words)).toBe(text);
});
