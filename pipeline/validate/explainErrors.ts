import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '#schemas/readSchemas.ts';

/** Compiles a part of a schema, so that one branch of a union can be tried by itself. */
export type CompileBranch = (branch: JsonSchema) => ValidateFunction;

/**
 * Cuts what ajv says about one value down to root causes: of a union only the branch that was meant, of one place
 * only the first error, and nothing about parts of a value whose own type is wrong.
 */
export function explainErrors(errors: ErrorObject[], compileBranch: CompileBranch): ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'oneOf' || error.keyword === 'anyOf');
  const outermost = unions.filter((union) => !unions.some((other) => isInside(union, other.instancePath)));
  const outside = errors.filter(
    (error) =>
      !outermost.some(
        ({ instancePath }) => isInside(error, instancePath) || error.instancePath === instancePath,
      ),
  );
  const inside = uniqueByPath(outermost).flatMap((union) =>
    explainUnion(union, compileBranch).map((error) => ({
      ...error,
      instancePath: union.instancePath + error.instancePath,
    })),
  );
  return firstPerPlace([...outside, ...inside]);
}

function isInside(error: ErrorObject, path: string): boolean {
  return error.instancePath.startsWith(`${path}/`);
}

/** Keeps the first error at each place. ajv reports inner unions first, so the outer one stays. */
function uniqueByPath(errors: ErrorObject[]): ErrorObject[] {
  return [...new Map(errors.map((error) => [error.instancePath, error])).values()];
}

function explainUnion(union: ErrorObject, compileBranch: CompileBranch): ErrorObject[] {
  const branches = union.schema as JsonSchema[];
  const wrongDiscriminator = discriminatorError(branches, union.data);
  if (wrongDiscriminator) return [wrongDiscriminator];

  const attempts = branches
    .filter((branch) => branch.type !== 'null')
    .map((branch) => {
      const validate = compileBranch(branch);
      validate(union.data);
      const errors = validate.errors ?? [];
      const isMatch = constKeys(branch).some((key) => isRecord(union.data) && key in union.data);
      return { errors: explainErrors(errors, compileBranch), isMatch: isMatch && !errors.some(isConstError) };
    });
  attempts.sort((a, b) => Number(b.isMatch) - Number(a.isMatch) || a.errors.length - b.errors.length);
  const mayBeNull = branches.some((branch) => branch.type === 'null');
  return (attempts[0]?.errors ?? []).map((error) =>
    mayBeNull && error.instancePath === '' ? { ...error, params: { ...error.params, mayBeNull } } : error,
  );
}

/**
 * Returns the error about a key such as `kind` that tells the branches apart, when its value belongs to none of
 * them.
 */
function discriminatorError(branches: JsonSchema[], data: unknown): ErrorObject | null {
  if (!isRecord(data)) return null;
  const keys = new Set(branches.flatMap(constKeys));
  for (const key of keys) {
    const schema: unknown[] = branches.flatMap((branch) => branch.properties?.[key]?.const ?? []);
    if (!(key in data) || schema.includes(data[key])) continue;
    return { keyword: 'enum', instancePath: `/${key}`, schemaPath: '', params: {}, schema, data: data[key] };
  }
  return null;
}

function constKeys(branch: JsonSchema): string[] {
  return Object.entries(branch.properties ?? {})
    .filter(([, property]) => property.const !== undefined)
    .map(([key]) => key);
}

function isConstError(error: ErrorObject): boolean {
  return error.keyword === 'const';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keeps the errors about keys of an object beside each other, and of one value only the most basic one. */
function firstPerPlace(errors: ErrorObject[]): ErrorObject[] {
  const seen = new Set<string>();
  const ordered = [...errors].sort((a, b) => rank(a) - rank(b));
  return ordered.filter((error) => {
    const place =
      error.keyword === 'additionalProperties'
        ? `${error.instancePath}/${error.params.additionalProperty}`
        : error.keyword === 'required'
          ? `${error.instancePath}/${error.params.missingProperty}`
          : error.instancePath;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}

const basicFirst = 'type enum const additionalProperties required minLength pattern format'.split(' ');

function rank(error: ErrorObject): number {
  const index = basicFirst.indexOf(error.keyword);
  return index === -1 ? basicFirst.length : index;
}
