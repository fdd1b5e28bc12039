import { resolveSchema, type JsonSchema } from '#schemas/readSchemas.ts';
import { orList } from '../validate/describeError.ts';

export interface FieldRow {
  /** For example `route.waypoints[].lat`. */
  field: string;
  isRequired: boolean;
  mayBeNull: boolean;
  type: string;
  description: string;
  /** Name of the shared group that the field, or each entry of the list, holds; null when its fields follow. */
  group: string | null;
}

/**
 * Returns every field of a kind of document, those inside groups and lists after the group, each once. Groups that
 * several kinds share are named and not gone into. `start` is the schema to look at when it is not the kind itself.
 */
export function fieldTable(
  schemas: Record<string, JsonSchema>,
  kind: string,
  start: JsonSchema = schemas[kind] ?? {},
): FieldRow[] {
  const rows = new Map<string, FieldRow>();
  const visitFields = (reference: JsonSchema, from: string, path: string): void => {
    const { schema, file } = resolveSchema(schemas, reference, from);
    for (const branch of branchesOf(schema)) visitFields(branch, file, path);
    for (const [key, value] of Object.entries(schema.properties ?? {})) {
      const field = path === '' ? key : `${path}.${key}`;
      if (!rows.has(field))
        rows.set(field, toRow(field, value, file, schema.required?.includes(key) ?? false));
      if (!sharedGroup(schemas, value, file)) visitFields(value, file, field);
    }
    if (schema.items && !sharedGroup(schemas, schema.items, file))
      visitFields(schema.items, file, `${path}[]`);
  };
  const toRow = (field: string, reference: JsonSchema, from: string, isRequired: boolean): FieldRow => {
    const { schema, file } = resolveSchema(schemas, reference, from);
    const branches = branchesOf(schema).map((branch) => resolveSchema(schemas, branch, file).schema);
    const meant = branches.find(({ type }) => type !== 'null');
    return {
      field,
      isRequired,
      mayBeNull: branches.some(({ type }) => type === 'null') || (schema.type?.includes('null') ?? false),
      type: typeOf(schema) ?? (meant && typeOf(meant)) ?? 'one of several forms',
      description: schema.description ?? meant?.description ?? '',
      group:
        sharedGroup(schemas, reference, from) ??
        (schema.items ? sharedGroup(schemas, schema.items, file) : null),
    };
  };
  visitFields(start, kind, '');
  return [...rows.values()];
}

/** Returns the name of a group of fields that has a schema of its own, or null for anything else. */
function sharedGroup(
  schemas: Record<string, JsonSchema>,
  reference: JsonSchema,
  from: string,
): string | null {
  if (reference.$ref === undefined) return null;
  const { schema } = resolveSchema(schemas, reference, from);
  if (!schema.properties) return null;
  return reference.$ref.replace('.schema.json', '').replace(/^.*\/\$defs\//, '');
}

function branchesOf({ anyOf = [], oneOf = [] }: JsonSchema): JsonSchema[] {
  return [...anyOf, ...oneOf];
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
  object: 'group',
};

function typeOf({ type, enum: choices, const: only, format, properties }: JsonSchema): string | undefined {
  if (only !== undefined) return wordOf(only);
  if (choices) return orList(choices.map(wordOf));
  if (format === 'date') return 'date';
  const name = [type ?? []].flat().find((one) => one !== 'null');
  return name === undefined ? (properties ? 'group' : undefined) : typeNames[name];
}

/** Returns a value of a schema as a maintainer writes it. */
export function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
