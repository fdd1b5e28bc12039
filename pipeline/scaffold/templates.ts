import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMarkdownKind, type ContentKind } from '../content/contentKinds.ts';
import { filesBelow, writeFile } from '../files/files.ts';
import { orList } from '../validate/describeError.ts';
import { readSchemas, resolveSchema, type JsonSchema } from '#schemas/readSchemas.ts';

/**
 * Returns a new record as YAML: every key that its schema demands, with a TODO where a person has to decide and with
 * the meaning above it, then the keys that may be added, as comments. A guide or page has it as front matter, above a
 * text.
 */
export function recordTemplate(kind: ContentKind): string {
  const schemas = readSchemas('authored');
  const { properties = {}, required = [] } = schemas[kind] ?? {};
  const needed = Object.entries(properties).filter(([key]) => required.includes(key));
  const optional = Object.entries(properties).filter(([key]) => !required.includes(key));
  const describe = (schema: JsonSchema): string =>
    resolveSchema(schemas, schema, kind).schema.description ?? '';
  const keys = [
    ...needed.flatMap(([key, schema]) => [
      `# ${describe(schema)}`,
      ...linesOf(schemas, key, schema, kind, ''),
    ]),
    '',
    '# Keys that may be added:',
    ...optional.map(([key, schema]) => `#   ${key}: ${describe(schema)}`),
    '',
  ].join('\n');
  return isMarkdownKind(kind) ? `---\n${keys}---\n\nTODO\n` : keys;
}

function linesOf(
  schemas: Record<string, JsonSchema>,
  key: string,
  reference: JsonSchema,
  from: string,
  indent: string,
): string[] {
  const { schema, file } = resolveSchema(schemas, reference, from);
  const { properties, required = [], enum: choices, minItems, type, anyOf, items } = schema;
  if (properties) {
    const inner = Object.entries(properties).filter(([name]) => required.includes(name));
    const lines = inner.flatMap(([name, value]) => linesOf(schemas, name, value, file, `${indent}  `));
    return [`${indent}${key}:`, ...lines];
  }
  if (typeof schema.const === 'string') return [`${indent}${key}: ${schema.const}`];
  if (choices) return [`${indent}${key}: TODO # ${orList(choices.map(String))}`];
  // A field that may be null starts as null because its value is not known yet.
  if (anyOf?.some((branch) => branch.type === 'null')) return [`${indent}${key}: null`];
  const [first] = (typeof items === 'object' ? items.oneOf : undefined) ?? [];
  if (type === 'array' && first) {
    // The first branch is the plainest, such as a section of text.
    const [, ...lines] = linesOf(schemas, key, first, file, `${indent}  `);
    return [
      `${indent}${key}:`,
      ...lines.map((line, index) => (index === 0 ? line.replace(/^(\s*)  /, '$1- ') : line)),
    ];
  }
  if (type === 'array') return [`${indent}${key}: ${minItems === 0 ? '[]' : '[TODO]'}`];
  if (type === 'boolean') return [`${indent}${key}: TODO # true or false`];
  return [`${indent}${key}: TODO`];
}

const templates = join(import.meta.dirname, 'park');

/**
 * Writes the files that every guide needs into a folder, with a TODO wherever a person has to decide. Returns the number
 * of files and TODOs. Throws, and writes nothing, if one of the files exists.
 */
export function newPark(dir: string): { files: number; todos: number } {
  if (dir.trim() === '') throw new Error('name the folder of the new guide: npm run new -- park FOLDER');
  const names = filesBelow(templates);
  const existing = names.find((name) => existsSync(join(dir, name)));
  if (existing)
    throw new Error(`${join(dir, existing)} exists already: begin in an empty folder, or edit that file.`);
  const texts = names.map((name) => readFileSync(join(templates, name), 'utf8'));
  for (const [index, name] of names.entries()) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFile(join(dir, name), texts[index] ?? '');
  }
  return { files: names.length, todos: texts.join('').match(/TODO/g)?.length ?? 0 };
}
