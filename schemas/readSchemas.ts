import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A JSON Schema as far as this program looks into it. */
export interface JsonSchema {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  [keyword: string]: unknown;
}

const schemasDir = import.meta.dirname;

/**
 * Returns the schemas of one side by file name without its ending, for example `attraction`; `common` is among them,
 * and `shared`, to which both sides refer, as if it stood in their folder.
 */
export function readSchemas(side: 'authored' | 'published'): Record<string, JsonSchema> {
  const files = readdirSync(join(schemasDir, side)).filter((name) => name.endsWith('.schema.json'));
  const shared = readSchema('shared.schema.json');
  return {
    ...Object.fromEntries(
      files.sort().map((file) => [file.replace('.schema.json', ''), readSchema(join(side, file))]),
    ),
    shared: { ...shared, $id: shared.$id?.replace('/schemas/', `/schemas/${side}/`) },
  };
}

function readSchema(file: string): JsonSchema {
  const text = readFileSync(join(schemasDir, file), 'utf8');
  return JSON.parse(text.replaceAll('"../shared.schema.json', '"shared.schema.json')) as JsonSchema;
}

/** Returns true if a schema describes documents, and false if it holds parts that several schemas share. */
export function isKind(name: string): boolean {
  return name !== 'common' && name !== 'shared';
}

/** Returns a validator that knows all schemas of one side and reports every error with the schema it broke. */
export function createAjv(schemas: Record<string, JsonSchema>): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictTuples: false,
  });
  addFormats.default(ajv);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
}
