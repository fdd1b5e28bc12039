import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { type ESTree, minify, parseSync, Visitor } from 'vite';
import type { JsonSchema } from './readSchemas.ts';
import { schemaComponents } from './schemaComponents.ts';

/**
 * Returns the source of a module with one function for each schema, which says whether a value is right and nothing
 * else: to compile the schemas takes longer than to check all of the content, and what is wrong is asked for rarely.
 */
export async function compileValidators(
  schemas: Record<string, JsonSchema>,
  names: readonly string[],
): Promise<string> {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictTuples: false,
    messages: false,
    inlineRefs: 4,
    code: { source: true, esm: true },
  });
  addFormats.default(ajv);
  // Each part is a schema of its own, so that it is compiled once for all schemas that refer to it.
  for (const [name, schema] of Object.entries(schemaComponents(schemas, (part) => `${part}#`)))
    ajv.addSchema({ ...withoutProse(schema), $id: name });
  const variableOf = (name: string): string => name.replaceAll('-', '_');
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [variableOf(name), name])));
  const lookup = names.map((name) => `'${name}': ${variableOf(name)}`).join(',');
  // The generated code asks for its formats with require, also in an ES module.
  const { code: short, errors } = await minify(
    'validators.js',
    `import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    ${withoutReasons(code.replaceAll(/export (const \w+ = validate)/g, '$1'))}
    export const validators = {${lookup}};`,
    { module: true },
  );
  if (errors[0]) throw new Error(errors[0].message);
  return `${short}\n`;
}

/** Returns the types of that module. */
export function validatorTypes(names: readonly string[]): string {
  const union = names.map((name) => `'${name}'`).join(' | ');
  return `export const validators: Record<${union}, (value: unknown) => boolean>;\n`;
}

/** Returns the code without the details of its errors, because they are never read and are more than half of it. */
function withoutReasons(code: string): string {
  const reasons: ESTree.Span[] = [];
  new Visitor({
    ObjectExpression(node) {
      if (node.properties.some((property) => 'key' in property && nameOf(property.key) === 'instancePath'))
        reasons.push(node);
    },
  }).visit(parseSync('validators.js', code).program);
  let end = 0;
  const kept = reasons.map((reason) => {
    const before = code.slice(end, reason.start);
    end = reason.end;
    return before;
  });
  return [...kept, code.slice(end)].join('0');
}

function nameOf(key: ESTree.PropertyKey): string | null {
  return key.type === 'Identifier' ? key.name : null;
}

/** Returns a schema without the words for people, which would be repeated in the code. */
function withoutProse(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    (key === 'description' || key === 'title') && typeof value === 'string' ? undefined : value,
  ) as JsonSchema;
}
