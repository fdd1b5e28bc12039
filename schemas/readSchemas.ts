import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  const names = schemaNames(side);
  const shared = readSchema('shared.schema.json');
  return {
    ...Object.fromEntries(
      names.map((name) => {
        const schema = readSchema(`${side}/${name}.schema.json`);
        return [name, side === 'authored' ? withOwnGroups(schema, name) : withWrittenFields(schema)];
      }),
    ),
    shared: { ...shared, $id: shared.$id?.replace('/schemas/', `/schemas/${side}/`) },
  };
}

function schemaNames(side: string): string[] {
  const files = readdirSync(join(schemasDir, side)).filter((name) => name.endsWith('.schema.json'));
  return files.sort().map((file) => file.replace('.schema.json', ''));
}

function readSchema(file: string): JsonSchema {
  const text = readFileSync(join(schemasDir, file), 'utf8');
  return JSON.parse(text.replaceAll('"../shared.schema.json', '"shared.schema.json')) as JsonSchema;
}

/** Returns the schema of a content file with the groups of its fields (`allOf`) as fields of its own. */
function withOwnGroups({ $defs = {}, ...schema }: JsonSchema, name: string): JsonSchema {
  const prefix = `${name}.schema.json#/$defs/`;
  const groups = (schema.allOf ?? []).map(({ $ref = '' }) => $ref.replace(prefix, ''));
  if (groups.length === 0) return { ...schema, ...(Object.keys($defs).length > 0 && { $defs }) };
  const rest = Object.entries($defs).filter(([group]) => !groups.includes(group));
  const { allOf: _groups, unevaluatedProperties: _closed, ...own } = schema;
  return {
    ...joined(
      own,
      groups.map((group) => $defs[group] ?? {}),
    ),
    ...(rest.length > 0 && { $defs: Object.fromEntries(rest) }),
    additionalProperties: false,
  };
}

const authoredGroup = /^\.\.\/authored\/([a-z-]+)\.schema\.json#\/\$defs\/(\w+)$/;

/** Returns a published schema with the fields that it publishes as written (`allOf` of authored groups) as its own. */
function withWrittenFields({ $defs, ...schema }: JsonSchema): JsonSchema {
  return {
    ...withGroupsOfContent(schema),
    ...($defs && {
      $defs: Object.fromEntries(
        Object.entries($defs).map(([name, part]) => [name, withGroupsOfContent(part)]),
      ),
    }),
  };
}

function withGroupsOfContent({ allOf = [], ...schema }: JsonSchema): JsonSchema {
  const groups = allOf.flatMap(({ $ref = '' }) => {
    const [, file, group = ''] = authoredGroup.exec($ref) ?? [];
    return file === undefined
      ? []
      : [asPublished(readSchema(`authored/${file}.schema.json`).$defs?.[group] ?? {})];
  });
  const parts = allOf.filter(({ $ref = '' }) => !authoredGroup.test($ref));
  return { ...joined(schema, groups), ...(parts.length > 0 && { allOf: parts }) };
}

/** Returns a group as it is published: every field is there, null (or an empty list) where the record does not say it. */
function asPublished({ properties = {}, required = [] }: JsonSchema): JsonSchema {
  return {
    required: Object.keys(properties),
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        if (required.includes(name)) return [name, field];
        return [name, field.type === 'array' ? { ...field, minItems: 0 } : orNull(field)];
      }),
    ),
  };
}

function orNull({ description, ...field }: JsonSchema): JsonSchema {
  return { anyOf: [field, { type: 'null' }], ...(description !== undefined && { description }) };
}

function joined(schema: JsonSchema, groups: JsonSchema[]): JsonSchema {
  if (groups.length === 0) return schema;
  const all = [...groups, schema];
  return {
    ...schema,
    required: all.flatMap(({ required = [] }) => required),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Record<string, JsonSchema>,
  };
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

/**
 * Returns a schema with its own reference followed, if it is one: what the referring schema says itself goes before
 * what the other says. The fields of schemas that it is made of (`allOf`) come before its own. `file` is the name,
 * without endings, of its schema file.
 */
export function resolveSchema(
  schemas: Record<string, JsonSchema>,
  schema: JsonSchema,
  file: string,
): { schema: JsonSchema; file: string } {
  if (schema.$ref === undefined) return { schema: withPartsOf(schemas, schema, file), file };
  const { $ref, ...own } = schema;
  const [name = '', pointer = ''] = $ref.split('#');
  const targetFile = name === '' ? file : name.replace('.schema.json', '');
  const target = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], schemas[targetFile]);
  if (typeof target !== 'object' || target === null) throw new Error(`${file}: ${$ref} leads nowhere`);
  const resolved = resolveSchema(schemas, target as JsonSchema, targetFile);
  return { schema: { ...resolved.schema, ...own }, file: resolved.file };
}

/** References within a part are not changed: they name their file. */
function withPartsOf(schemas: Record<string, JsonSchema>, schema: JsonSchema, file: string): JsonSchema {
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const all = [...allOf.map((part) => resolveSchema(schemas, part, file).schema), own];
  return {
    ...own,
    properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    required: all.flatMap(({ required = [] }) => required),
  };
}

/**
 * Returns the schemas of one side as parts of one whole, by name: a file under its own (`trail`), a definition under
 * the names of both (`common.picture`). References lead into the whole.
 */
export function schemaComponents(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const asComponent = (schema: JsonSchema): JsonSchema =>
    JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? turned(value) : value,
    ) as JsonSchema;
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([file, { $schema: _dialect, $id: _address, $defs = {}, ...rest }]) => [
      ...(isKind(file) ? [[file, asComponent(rest)] as const] : []),
      ...Object.entries($defs).map(([name, schema]) => [`${file}.${name}`, asComponent(schema)] as const),
    ]),
  );
}

/** Returns the address of a part in a document that holds all of them, as OpenAPI has it. */
export function componentAddress(name: string): string {
  return `#/components/schemas/${name}`;
}

/** Turns `trail.schema.json#/$defs/fields/properties/name` to the same place in the part `trail.fields`. */
function turned(reference: string): string {
  const [, file = '', definition, pointer = ''] =
    /^([^.]+)\.schema\.json#?(?:\/\$defs\/([^/]+))?(.*)$/.exec(reference) ?? [];
  return componentAddress(definition === undefined ? file : `${file}.${definition}`) + pointer;
}

/**
 * Returns a published schema as others validate with it: new fields may come at any time, so what it does not name is
 * allowed. Of several forms one at least fits: open forms may fit together.
 */
export function openSchema(schema: JsonSchema): JsonSchema {
  return open(schema) as JsonSchema;
}

function open(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(open);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      const isClosed = key === 'additionalProperties' || key === 'unevaluatedProperties';
      if (isClosed && inner === false) return [];
      return [[key === 'oneOf' ? 'anyOf' : key, open(inner)]];
    }),
  );
}

/** Returns all schemas of a side, open. */
export function openSchemas(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, openSchema(schema)]));
}
