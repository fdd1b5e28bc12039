import type { AnySchemaObject } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { minify } from 'vite';

/**
 * The source of a module with one function for each schema, which says whether a value is right and nothing else: to
 * compile the schemas takes longer than to check all of the content, and what is wrong is asked for rarely.
 */
export async function compileValidators(
  schemas: Readonly<Record<string, AnySchemaObject>>,
  names: readonly string[],
): Promise<string> {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictTuples: false,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  addFormats.default(ajv);
  for (const schema of Object.values(schemas)) ajv.addSchema(withoutProse(schema));
  const idOf = (name: string): string => schemas[name]?.$id ?? name;
  const variableOf = (name: string): string => name.replaceAll('-', '_');
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [variableOf(name), idOf(name)])));
  const lookup = names.map((name) => `'${name}': ${variableOf(name)}`).join(',');
  // The generated code asks for its formats with require, also in an ES module.
  const { code: short, errors } = await minify(
    'validators.js',
    `import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    ${code.replaceAll(/export (const \w+ = validate)/g, '$1')}
    export const validators = {${lookup}};`,
    { module: true },
  );
  if (errors[0]) throw new Error(errors[0].message);
  return `${short}\n`;
}

/** The types of that module. */
export function validatorTypes(names: readonly string[]): string {
  const union = names.map((name) => `'${name}'`).join(' | ');
  return `export const validators: Record<${union}, (value: unknown) => boolean>;\n`;
}

/** A schema without the words for people, which would be repeated in the code. */
function withoutProse(schema: AnySchemaObject): AnySchemaObject {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    (key === 'description' || key === 'title') && typeof value === 'string' ? undefined : value,
  ) as AnySchemaObject;
}
