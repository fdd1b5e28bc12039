import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { AuthoredKinds } from '#schemas/types/authored.ts';
import type { ContentKind } from '../contentKinds.ts';
import { createAjv, type JsonSchema, readSchemas } from '../readSchemas.ts';

const baseUrl = 'https://larch.example/schemas/authored';
// Made at the first file that has to be judged: the compiler takes longer than a check of known files.
let ajv: Ajv2020 | undefined;
const compiler = (): Ajv2020 => {
  ajv ??= createAjv(readSchemas('authored'));
  return ajv;
};
const branches = new WeakMap<JsonSchema, ValidateFunction>();
let branchCount = 0;

/** The validator of one kind of content file; it also narrows the type. */
export function validatorOf<K extends ContentKind>(kind: K): ValidateFunction<AuthoredKinds[K]> {
  const validate = compiler().getSchema<AuthoredKinds[K]>(`${baseUrl}/${kind}.schema.json`);
  if (!validate) throw new Error(`there is no schema for ${kind}`);
  return validate as ValidateFunction<AuthoredKinds[K]>;
}

/** A validator for one branch of a union, under a name of its own so that its references still resolve. */
export function compileBranch(branch: JsonSchema): ValidateFunction {
  const known = branches.get(branch);
  if (known) return known;
  branchCount += 1;
  const validate = compiler().compile({ ...branch, $id: `${baseUrl}/branch-${branchCount}` });
  branches.set(branch, validate);
  return validate;
}
