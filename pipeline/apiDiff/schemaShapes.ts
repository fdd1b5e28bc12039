import { resolveSchema, type JsonSchema } from '#schemas/readSchemas.ts';

/** Type guarantees for one place of a document. */
export interface Shape {
  types: Set<string>;
  /** The values a list of choices allows, or null when there is no such list. */
  choices: Set<string> | null;
  /** True if the key is always present. */
  isRequired: boolean;
}

/** Returns every place of a document by its path (`route.profile[].km`), with what its schema promises there. */
export function schemaShapes(schemas: Record<string, JsonSchema>, name: string): Map<string, Shape> {
  const shapes = new Map<string, Shape>();
  const visit = (reference: JsonSchema, from: string, path: string, isRequired: boolean): void => {
    const { schema, file } = resolveSchema(schemas, reference, from);
    addTo(shapes, path, schema, isRequired);
    const { properties = {}, required = [], items, anyOf = [], oneOf = [] } = schema;
    const isUnion = anyOf.length + oneOf.length > 0;
    for (const branch of [...anyOf, ...oneOf]) visit(branch, file, path, isRequired);
    for (const [key, value] of Object.entries(properties)) {
      visit(value, file, path === '' ? key : `${path}.${key}`, required.includes(key) && !isUnion);
    }
    if (items) visit(items, file, `${path}[]`, true);
    const extra = schema.additionalProperties;
    if (typeof extra === 'object' && extra !== null) visit(extra as JsonSchema, file, `${path}.*`, false);
  };
  visit(schemas[name] ?? {}, name, '', true);
  return shapes;
}

/** Adds a shape. Branches of a union share one path, because a reader must accept each of them. */
function addTo(shapes: Map<string, Shape>, path: string, schema: JsonSchema, isRequired: boolean): void {
  const choices = schema.enum ?? (schema.const === undefined ? null : [schema.const]);
  const found: Shape = {
    types: new Set(schema.type ?? []),
    choices: choices && new Set(choices.map((choice) => JSON.stringify(choice))),
    isRequired,
  };
  if (typeof schema.type === 'string') found.types = new Set([schema.type]);
  const known = shapes.get(path);
  if (!known) {
    shapes.set(path, found);
    return;
  }
  for (const type of found.types) known.types.add(type);
  if (found.choices) known.choices = new Set([...(known.choices ?? []), ...found.choices]);
  known.isRequired &&= isRequired;
}
