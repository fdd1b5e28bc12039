import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { AuthoredKinds } from '#schemas/types/authored.ts';
import type { ContentKind } from '../content/contentKinds.ts';
import { createAjv, readSchemas, resolveSchema, type JsonSchema } from '#schemas/readSchemas.ts';

const baseUrl = 'https://larch.example/schemas/authored';
const schemas = readSchemas('authored');
/** Descriptions of fields, which the check gives as advice. */
const advice = new Set(
  [...JSON.stringify(schemas).matchAll(/"description":("(?:[^"\\]|\\.){30,}?")/g)].map(([, text = '']) =>
    withoutStop(JSON.parse(text) as string),
  ),
);

/** Returns true for a text that is the description of a field. */
export const isAdvice = (text: string): boolean => advice.has(withoutStop(text));

function withoutStop(text: string): string {
  return text.trim().replace(/\.$/, '');
}

/** Compiles each schema when its first file is checked. */
const ajv = createAjv(schemas);
const branches = new WeakMap<JsonSchema, ValidateFunction>();
let branchCount = 0;

/** Returns true if a value matches the schema of its kind. */
export function isAuthored<K extends ContentKind>(kind: K, data: unknown): data is AuthoredKinds[K] {
  return validatorOf(kind)(data);
}

/** Returns the validator of one kind of content file that tells every mistake. */
export function validatorOf<K extends ContentKind>(kind: K): ValidateFunction<AuthoredKinds[K]> {
  const validate = ajv.getSchema<AuthoredKinds[K]>(`${baseUrl}/${kind}.schema.json`);
  if (!validate) throw new Error(`there is no schema for ${kind}`);
  return validate as ValidateFunction<AuthoredKinds[K]>;
}

/** Returns a validator for one branch of a union, under a name of its own so that its references still resolve. */
export function compileBranch(branch: JsonSchema): ValidateFunction {
  const known = branches.get(branch);
  if (known) return known;
  branchCount += 1;
  const validate = ajv.compile({ ...branch, $id: `${baseUrl}/branch-${branchCount}` });
  branches.set(branch, validate);
  return validate;
}

/** Returns the description of a field, from its schema or the schema it refers to; null if there is none. */
export function meaningOf(field: JsonSchema): string | null {
  const schema = withoutReference(field);
  const [branch] = schema.anyOf ?? [];
  return schema.description ?? (branch ? meaningOf(branch) : null);
}

/** Returns the schema that a field refers to. */
export const withoutReference = (field: JsonSchema): JsonSchema =>
  resolveSchema(schemas, field, 'common').schema;

/** Returns the keys of a record that its schema and those which it includes describe, and the ones that it must have. */
export function keysIn(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: string[] } {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => keysIn(withoutReference(part)))];
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}
