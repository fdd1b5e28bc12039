import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { valueAt, type ContentFile, type KeyPath } from '../content/loadedContent.ts';
import type { Problem } from '../content/problem.ts';
import type { JsonSchema } from '#schemas/readSchemas.ts';
import { positionIn } from '../load/yaml/explainYaml.ts';
import { closest } from '../spelling/closest.ts';
import { keysIn, meaningOf, withoutReference } from './authoredSchemas.ts';
import { type Description, describeError } from './describeError.ts';
import { type CompileBranch, explainErrors } from './explainErrors.ts';
import type { RefusedValue } from './fixes/suggestedFix.ts';
import { suggestFix } from './suggestFix.ts';
import { sameWord, withoutCurlyQuotes } from './fixes/fixWord.ts';
import { pathName, findingIn, problemOf } from './findingIn.ts';

/** Checks a file against its schema and returns one problem for each root cause. */
export function schemaProblems(
  file: ContentFile,
  validate: ValidateFunction,
  compileBranch: CompileBranch,
  keysOf: RefusedValue['keysOf'] = () => [],
): Problem[] {
  if (validate(file.data)) return [];
  const errors = explainErrors(validate.errors ?? [], compileBranch);
  const objects = Map.groupBy(errors.filter(isAboutKeys), (error) => error.instancePath);
  const values = errors.filter((error) => !isAboutKeys(error) && !isCutByComma(file, error, errors));
  const schema = keysIn(validate.schema as JsonSchema);
  const alike = Map.groupBy(values, ({ keyword, instancePath }) => listOf(instancePath, keyword));
  return [
    ...[...alike.values()].flatMap(([first, ...others]) =>
      first ? [valueProblem(file, first, others.length, { keysOf, schema })] : [],
    ),
    ...[...objects].flatMap(([pointer, group]) =>
      keyProblems(file, toKeyPath(pointer, file.data), group, schema),
    ),
  ];
}

function isAboutKeys({ keyword }: ErrorObject): boolean {
  return keyword === 'required' || keyword === 'additionalProperties';
}

/** Returns true for the part before the comma of a value such as `{ amount: 1,800 }`; the rest of it is reported as a key. */
function isCutByComma({ text }: ContentFile, { instancePath }: ErrorObject, errors: ErrorObject[]): boolean {
  const [, parent = '', key = ''] = /^(.*)\/([^/]+)$/.exec(instancePath) ?? [];
  return errors.some(({ instancePath: group, params }) => {
    const rest: unknown = params.additionalProperty;
    if (group !== parent || typeof rest !== 'string') return false;
    const written = rest.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    return new RegExp(String.raw`\b${key}:[^,{}\n]*,\s*${written}\s*[,}]`).test(text);
  });
}

/**
 * Returns the group of a fault: entries of one list with the same fault are one mistake, and every other value is its
 * own.
 */
function listOf(pointer: string, keyword: string): string {
  const [, list] = /^(.*)\/\d+$/.exec(pointer) ?? [];
  return list === undefined ? pointer : `${keyword} ${list}`;
}

function valueProblem(
  file: ContentFile,
  error: ErrorObject,
  more: number,
  { keysOf, schema }: Pick<RefusedValue, 'keysOf'> & { schema: ReturnType<typeof keysIn> },
): Problem {
  const path = toKeyPath(error.instancePath, file.data);
  const name = pathName(path) || 'the file';
  const { line: number } = file.locate(path);
  const line = file.text.split('\n', number)[number - 1] ?? '';
  const parent = valueAt(file.data, path.slice(0, -1));
  const isOptional = path.length === 1 && !schema.required.includes(name);
  const fix = suggestFix({ error, name, line, parent, isOptional, keysOf });
  const { message, suggestion } = describeError(error, name);
  const others = more === 0 ? '' : ` (and ${more} more in this list)`;
  return schemaProblem(file, path, {
    message: (fix?.message ?? message) + others,
    suggestion:
      fix?.suggestion ??
      suggestion ??
      meaningOf(error.parentSchema ?? {}) ??
      'Compare it with another record.',
  });
}

/** Returns the misspelt, unknown and missing keys of one object. A misspelt key is not also missing. */
function keyProblems(
  file: ContentFile,
  path: KeyPath,
  errors: ErrorObject[],
  whole: ReturnType<typeof keysIn>,
): Problem[] {
  const unknown = errors
    .map((error) => error.params.additionalProperty as string | undefined)
    .filter(isDefined);
  const missing = new Set(
    errors.map((error) => error.params.missingProperty as string | undefined).filter(isDefined),
  );
  const schema: JsonSchema | undefined = errors[0]?.parentSchema;
  const known = Object.keys(schema?.properties ?? {});
  const problems: Problem[] = [];
  const [lost] = unknown;
  const [owner] =
    Object.entries(whole.properties).find(([name, field]) => {
      const { properties = {} } = withoutReference(field);
      return valueAt(file.data, [name]) === undefined && unknown.every((key) => key in properties);
    }) ?? [];
  if (lost !== undefined && owner !== undefined && path.length > 0) {
    const message = `${unknown.join(' and ')} ${unknown.length === 1 ? 'belongs' : 'belong'} to ${owner}, whose line is missing`;
    const suggestion = `Write ${owner}: on a line of its own above ${lost}:`;
    return [schemaProblem(file, [...path, lost], { message, suggestion }, 'key')];
  }
  for (const key of unknown) {
    const fix = suggestKey(key, valueAt(file.data, [...path, key]), known);
    if (fix) {
      if (fix.key !== null) missing.delete(fix.key);
      problems.push(schemaProblem(file, [...path, key], fix, 'key'));
      continue;
    }
    const intended = closest(key, [...missing]) ?? closest(key, known) ?? sameWord(key, known);
    if (intended) missing.delete(intended);
    const suggestion = intended ? `Did you mean "${intended}"?` : `Known keys here: ${known.join(', ')}.`;
    const description = { message: `${pathName([...path, key])} is not a known key`, suggestion };
    problems.push(schemaProblem(file, [...path, key], description, 'key'));
  }
  const lat = valueAt(file.data, [...path, 'lat']);
  if (typeof lat === 'string' && positionIn(lat)) missing.delete('lng');
  if (missing.size > 0) {
    const names = [...missing].map((key) => pathName([...path, key]));
    const message = `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} missing`;
    const suggestion = [...missing].map((key) => adviceToAdd(key, schema?.properties?.[key])).join(' ');
    problems.push(schemaProblem(file, path, { message, suggestion }, 'key'));
  }
  return problems;
}

/** Guesses the intended key of one that holds more than a key: `available:false`, a text with a comma in braces. */
function suggestKey(
  key: string,
  value: unknown,
  known: readonly string[],
): (Description & { key: string | null }) | null {
  const [, name = '', rest = ''] = /^([\w-]+):(\S.*)$/.exec(key) ?? [];
  if (known.includes(name)) {
    return { key: name, message: `a space is missing after ${name}:`, suggestion: `Write ${name}: ${rest}` };
  }
  const inner = withoutCurlyQuotes(key);
  if (inner !== null && known.includes(inner)) {
    const message = `the key ${inner} is in curly quotes, which are letters in YAML`;
    return { key: inner, message, suggestion: `Write ${inner} without them.` };
  }
  if (value === null && /^\d+(?:\.\d+)?$/.test(key)) {
    const message = `the comma before "${key}" ends the number: between { and } it separates keys`;
    const suggestion =
      key.length === 3 ? 'Write the number without a comma.' : 'Write a point in place of the comma.';
    return { key: null, message, suggestion };
  }
  if (value !== null || !/\s/.test(key)) return null;
  const message = `the comma before "${key}" ends the text: between { and } it separates keys`;
  return { key: null, message, suggestion: 'Put the whole text in quotes.' };
}

function adviceToAdd(key: string, field: JsonSchema = {}): string {
  const meaning = meaningOf(field);
  return meaning === null ? `Add ${key}.` : `Add ${key}: ${meaning}`;
}

function schemaProblem(
  file: ContentFile,
  path: KeyPath,
  description: Description,
  target: 'key' | 'value' = 'value',
): Problem {
  return problemOf('schema', findingIn(file, path, { ...description, target }));
}

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}

/** Returns the steps of a JSON pointer; steps into a list become numbers. */
function toKeyPath(pointer: string, data: unknown): KeyPath {
  const steps: (string | number)[] = [];
  let value = data;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(value) ? Number(key) : key;
    steps.push(step);
    value = (value as Record<string | number, unknown> | null)?.[step];
  }
  return steps;
}
