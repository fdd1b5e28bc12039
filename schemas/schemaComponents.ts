import { isKind, type JsonSchema } from './readSchemas.ts';

/**
 * Returns the schemas of one side as parts of one whole, by name: a file under its own (`trail`), a definition under
 * the names of both (`common.picture`). `addressOf` says how a reference names such a part; what follows is a pointer
 * into it.
 */
export function schemaComponents(
  schemas: Record<string, JsonSchema>,
  addressOf: (name: string) => string = componentAddress,
): Record<string, JsonSchema> {
  const asComponent = (schema: JsonSchema): JsonSchema =>
    JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? turned(value, addressOf) : value,
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
function turned(reference: string, addressOf: (name: string) => string): string {
  const [, file = '', definition, pointer = ''] =
    /^([^.]+)\.schema\.json#?(?:\/\$defs\/([^/]+))?(.*)$/.exec(reference) ?? [];
  return addressOf(definition === undefined ? file : `${file}.${definition}`) + pointer;
}
