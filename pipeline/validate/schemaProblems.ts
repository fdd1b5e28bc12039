import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { ContentFile, KeyPath } from '../load/loadedContent.ts';
import type { Problem } from '../content/problem.ts';
import type { JsonSchema } from '#schemas/readSchemas.ts';
import { closest } from '../spelling/closest.ts';
import { meaningOf } from './authoredSchemas.ts';
import { type Description, describeError } from './describeError.ts';
import { type CompileBranch, explainErrors } from './explainErrors.ts';
import { pathName, problemIn } from './problemIn.ts';

/** What a file's schema has against it, one problem for each root cause. */
export function schemaProblems(
  file: ContentFile,
  validate: ValidateFunction,
  compileBranch: CompileBranch,
): Problem[] {
  if (validate(file.data)) return [];
  const errors = explainErrors(validate.errors ?? [], compileBranch);
  const objects = Map.groupBy(errors.filter(isAboutKeys), (error) => error.instancePath);
  return [
    ...errors.filter((error) => !isAboutKeys(error)).map((error) => valueProblem(file, error)),
    ...[...objects].flatMap(([pointer, group]) => keyProblems(file, toKeyPath(pointer, file.data), group)),
  ];
}

function isAboutKeys({ keyword }: ErrorObject): boolean {
  return keyword === 'required' || keyword === 'additionalProperties';
}

function valueProblem(file: ContentFile, error: ErrorObject): Problem {
  const path = toKeyPath(error.instancePath, file.data);
  return schemaProblem(file, path, describeError(error, pathName(path) || 'the file'));
}

/** Misspelt, unknown and missing keys of one object: a misspelt key is not also missing. */
function keyProblems(file: ContentFile, path: KeyPath, errors: ErrorObject[]): Problem[] {
  const unknown = errors
    .map((error) => error.params.additionalProperty as string | undefined)
    .filter(isDefined);
  const missing = new Set(
    errors.map((error) => error.params.missingProperty as string | undefined).filter(isDefined),
  );
  const schema: JsonSchema | undefined = errors[0]?.parentSchema;
  const known = Object.keys(schema?.properties ?? {});
  const problems: Problem[] = [];
  for (const key of unknown) {
    const meant = closest(key, [...missing]) ?? closest(key, known);
    if (meant) missing.delete(meant);
    const suggestion = meant ? `Did you mean "${meant}"?` : `Known keys here: ${known.join(', ')}.`;
    const description = { message: `${pathName([...path, key])} is not a known key`, suggestion };
    problems.push(schemaProblem(file, [...path, key], description, 'key'));
  }
  if (missing.size > 0) {
    const names = [...missing].map((key) => pathName([...path, key]));
    const message = `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} missing`;
    const suggestion = [...missing].map((key) => adviceToAdd(key, schema?.properties?.[key])).join(' ');
    problems.push(schemaProblem(file, path, { message, suggestion }, 'key'));
  }
  return problems;
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
  return problemIn(file, path, { rule: 'schema', ...description, target });
}

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}

/** The steps of a JSON pointer; steps into a list become numbers. */
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
